"use client";

import { BeakerIcon } from "@heroicons/react/20/solid";
import { useRouter } from "next/navigation";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { knowUser } from "@/features/auth/current-user";
import { ConfirmationDialog } from "@/features/confirmation/confirmation-dialog";
import { closeDeviceAccount, openDeviceAccount } from "@/features/device/device-account";
import { RoleProvider } from "@/features/household/allowed";
import { OthersRecords } from "@/features/household/others-records";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { useOnline } from "@/hooks/use-online";
import { LinkUsed } from "./link-used";
import { NotAnswering } from "./not-answering";
import { SessionEnded } from "./session-ended";
import { useShownToItsAccount } from "./use-shown-to-its-account";
import { useUser } from "./use-user";
import { type PageHead, WaitingPage } from "./waiting-page";

/** Few people are ever asked for them, so no page loads the form before. */
const ConsentsDue = loadedWhenShown(() => import("./consents-due").then((module) => module.ConsentsDue));

/** Says on every page of the sample account that nothing on it is real. */
function SampleDataNotice() {
  const t = useTranslations("protectedPages");
  return (
    <p className="border-b border-line bg-wheat-soft text-sm text-ink">
      <span className="page flex items-center gap-2 py-2">
        <BeakerIcon aria-hidden="true" className="size-5 shrink-0" />
        <span>
          {t.rich("sample", {
            strong: (words) => <strong>{words}</strong>,
            together: (words) => <span className="whitespace-nowrap">{words}</span>,
          })}
        </span>
      </span>
    </p>
  );
}

/** screens-5: how long a page may wait for the account before it sends the person to sign in. */
const LOADING_LIMIT_MS = 3000;

interface ProtectedProps {
  children: ReactNode;
  /** Shown before it is known who is signed in. */
  head?: PageHead;
  /** Shown to a signed-out person instead of the redirect to sign in. */
  signedOut?: ReactNode;
  /** Shown while there is no network to ask who this is; without it the waiting page stays. */
  offline?: ReactNode;
  /** Where a signed-out person is sent; screens-5 says `/auth` unless a page says otherwise. */
  signIn?: string;
}

/**
 * Shows its content only to signed-in people: the page's head and a spinner until that is known, then the content or
 * the way in.
 */
export function Protected({ children, head = {}, signedOut, offline, signIn = "/auth" }: ProtectedProps) {
  const to = useLocalAddress();
  const state = useUser();
  const online = useOnline();
  const router = useRouter();
  const [tookTooLong, setTookTooLong] = useState(false);
  const loading = state.status === "loading";
  const user = state.status === "signed_in" ? state.user : null;
  // Drawn in slices where the account was not known from the start, so that a tap meanwhile is answered (screens-49).
  const isDrawn = useDeferredValue(user !== null);

  useEffect(() => {
    if (!loading || !online) return;
    const timer = setTimeout(() => setTookTooLong(true), LOADING_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [loading, online]);

  const leave = loading ? tookTooLong : state.status === "signed_out" && signedOut === undefined;
  useEffect(() => {
    if (!leave) return;
    const here = window.location.pathname + window.location.search;
    router.replace(`${to(signIn)}?redirect=${encodeURIComponent(here)}`);
  }, [leave, signIn, to, router]);

  // Before the effects of what it shows, which look for the account's photos; it does nothing a second time.
  if (user) openDeviceAccount(user);
  const nobody = state.status === "signed_out";
  useEffect(() => {
    if (nobody) void closeDeviceAccount();
  }, [nobody]);

  useShownToItsAccount(user !== null);

  useEffect(() => {
    // The header may have asked while the server did not answer.
    if (user) knowUser(user);
  }, [user]);

  // Where the network is gone some browsers say that it is there, and nobody answers.
  if (state.status === "unreachable")
    return <NotAnswering onAskAgain={state.askAgain}>{offline}</NotAnswering>;
  if (state.status === "signed_in") {
    if (state.user.consentsDue) return <ConsentsDue />;
    if (!isDrawn) return <WaitingPage head={head} isKnown />;
    return (
      <RoleProvider value={state.user.role}>
        {state.user.role === "owner" ? null : <OthersRecords role={state.user.role} />}
        {state.user.linkUsedAt ? <LinkUsed at={state.user.linkUsedAt} /> : null}
        {state.user.isSample ? <SampleDataNotice /> : null}
        {children}
        <ConfirmationDialog />
        <SessionEnded />
      </RoleProvider>
    );
  }
  if (state.status === "signed_out" && signedOut !== undefined) return signedOut;
  if (loading && !online && offline !== undefined) return offline;
  return <WaitingPage head={head} />;
}
