"use client";

import clsx from "clsx";
import { buttonStyle } from "@/components/button-style";
import { IntentLink } from "@/components/intent-link";
import { signOut } from "../auth/sign-out";
import { useCurrentUser } from "../auth/use-current-user";
import { useLocalAddress } from "../language/use-local-address";
import type { ShellWords } from "./shell-words";

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
  const to = useLocalAddress();
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
          <button
            type="button"
            onClick={() => void signOut(words, to("/auth"))}
            className={buttonStyle({ tone: "secondary", size, block, className })}
          >
            {words.signOut}
          </button>
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
