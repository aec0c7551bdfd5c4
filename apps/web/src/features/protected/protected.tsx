"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { Spinner } from "@/components/spinner";
import { useOnline } from "@/hooks/use-online";
import { SampleDataNotice } from "./sample-data-notice";
import { SessionEnded } from "./session-ended";
import { useUser } from "./use-user";

/** screens-5: how long a page may wait for the account before it sends the person to sign in. */
const LOADING_LIMIT_MS = 3000;

interface ProtectedProps {
  children: ReactNode;
  /** What a signed-out person sees in place of being sent to sign in. */
  signedOut?: ReactNode;
  /** What stands here while there is no network to ask who this is; absent, the spinner goes on. */
  offline?: ReactNode;
  /** Where a signed-out person is sent; the generic reading of screens-5 is `/auth`. */
  signIn?: string;
}

/** Shows its content to signed-in people alone: a spinner while that is found out, then the page or the way in. */
export function Protected({ children, signedOut, offline, signIn = "/auth" }: ProtectedProps) {
  const state = useUser();
  const online = useOnline();
  const router = useRouter();
  const [tookTooLong, setTookTooLong] = useState(false);
  const loading = state.status === "loading";

  useEffect(() => {
    if (!loading || !online) return;
    const timer = setTimeout(() => setTookTooLong(true), LOADING_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [loading, online]);

  const leave = loading ? tookTooLong : state.status === "signed_out" && signedOut === undefined;
  useEffect(() => {
    if (!leave) return;
    const here = window.location.pathname + window.location.search;
    router.replace(`${signIn}?redirect=${encodeURIComponent(here)}`);
  }, [leave, signIn, router]);

  if (state.status === "signed_in") {
    return (
      <>
        {state.user.isSample ? <SampleDataNotice /> : null}
        {children}
        <SessionEnded />
      </>
    );
  }
  if (state.status === "signed_out" && signedOut !== undefined) return signedOut;
  if (loading && !online && offline !== undefined) return offline;
  return (
    <div className="page grid min-h-80 place-items-center py-16 text-ink-soft">
      <Spinner label="Checking your account..." />
    </div>
  );
}
