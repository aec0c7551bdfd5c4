"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import type { Messages } from "@gf-ledger/messages/messages";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { LinkButton } from "@/components/link-button";
import { Spinner } from "@/components/spinner";
import { useLocalAddress } from "../language/use-local-address";
import { afterSignIn } from "./after-sign-in";
import { setUser } from "./current-user";
import { NarrowPage } from "./narrow-page";
import type { OtherAccount } from "./post-json";
import { SwitchAccount } from "./switch-account";
import { verifyLink } from "./verify-link";

/** How long the success is shown before the page goes on (accounts-31). */
const GO_ON_AFTER_MS = 2000;

type Verification =
  | { step: "verifying" }
  | { step: "verified"; message: string }
  | { step: "asking"; otherAccount: OtherAccount }
  | { step: "failed"; message: string };

/** Turns an emailed link into a session (accounts-31). */
export function LoginCallback({ words }: { words: Messages["auth"]["callback"] }) {
  const to = useLocalAddress();
  const query = useSearchParams();
  const token = query.get("token");
  const email = query.get("email");
  const [state, setState] = useState<Verification>({ step: "verifying" });
  const begun = useRef(false);

  const open = useCallback(
    async (switchAccount: boolean) => {
      const result = await verifyLink({ token, email, switchAccount }, words);
      if (!result.ok) {
        const { message, otherAccount } = result;
        setState(otherAccount ? { step: "asking", otherAccount } : { step: "failed", message });
        return;
      }
      setUser(result.user satisfies UserView);
      setState({ step: "verified", message: result.message });
      const target = to(afterSignIn(result.redirectTo, "/dashboard"));
      setTimeout(() => window.location.replace(target), GO_ON_AFTER_MS);
    },
    [token, email, words, to],
  );

  useEffect(() => {
    // A link works once: one visit must not use it twice.
    if (begun.current) return;
    begun.current = true;
    void open(false);
  }, [open]);

  if (state.step === "asking") {
    const goOn = () => {
      setState({ step: "verifying" });
      void open(true);
    };
    return <SwitchAccount words={words.other} otherAccount={state.otherAccount} onGoOn={goOn} />;
  }

  if (state.step === "verifying") {
    return (
      <NarrowPage title={words.title}>
        <Spinner label={words.verifying} />
      </NarrowPage>
    );
  }
  if (state.step === "verified") {
    return (
      <NarrowPage title={words.verified}>
        <p role="status" className="text-ink-soft">
          {state.message} {words.goingOn}
        </p>
      </NarrowPage>
    );
  }
  const again = email ? `/check-email?email=${encodeURIComponent(email)}&isRegistration=false` : "/auth";
  return (
    <NarrowPage title={words.failed}>
      <p role="alert" className="font-semibold text-danger">
        {state.message}
      </p>
      <p className="mt-4 text-sm">{words.reasons}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-ink-soft">
        <li>{words.expired}</li>
        <li>{words.used}</li>
        <li>{words.malformed}</li>
      </ul>
      <div className="mt-6 flex flex-col gap-3">
        <LinkButton href={again} prefetch={false}>
          {words.again}
        </LinkButton>
        <LinkButton href="/auth" tone="secondary">
          {words.back}
        </LinkButton>
      </div>
    </NarrowPage>
  );
}
