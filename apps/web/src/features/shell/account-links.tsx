"use client";

import clsx from "clsx";
import { buttonStyle } from "@/components/button-style";
import { IntentLink } from "@/components/intent-link";
import { useCurrentUser } from "../auth/use-current-user";
import type { ShellWords } from "./shell-words";
import { SignOutButton } from "./sign-out-button";

/** Signed in: My Subscription and Sign Out. Signed out: Sign In and Start Free (screens-1). */
export function AccountLinks({
  words,
  stacked,
  onNavigate,
}: {
  words: ShellWords["account"];
  stacked?: boolean;
  onNavigate?: () => void;
}) {
  const { status } = useCurrentUser();
  const signedIn = status === "authenticated";
  const size = stacked ? "medium" : "small";
  const block = stacked ?? false;
  const className = stacked ? undefined : "whitespace-nowrap";
  return (
    <div className={clsx("flex", stacked ? "flex-col gap-2" : "items-center gap-2")}>
      {signedIn ? (
        <>
          <IntentLink
            href="/my-subscription"
            onClick={onNavigate}
            className={buttonStyle({ tone: stacked ? "secondary" : "quiet", size, block, className })}
          >
            {words.mySubscription}
          </IntentLink>
          <SignOutButton
            words={words}
            onAsk={onNavigate}
            className={buttonStyle({ tone: "secondary", size, block, className })}
          />
        </>
      ) : (
        <>
          <IntentLink
            href="/auth"
            onClick={onNavigate}
            className={buttonStyle({ tone: stacked ? "secondary" : "quiet", size, block, className })}
          >
            {words.signIn}
          </IntentLink>
          <IntentLink
            href="/auth?tab=register"
            onClick={onNavigate}
            className={buttonStyle({ tone: "primary", size, block, className })}
          >
            {words.startFree}
          </IntentLink>
        </>
      )}
    </div>
  );
}
