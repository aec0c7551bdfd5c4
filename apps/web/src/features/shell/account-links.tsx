"use client";

import clsx from "clsx";
import { buttonStyle } from "@/components/button-style";
import { IntentLink } from "@/components/intent-link";
import { signOut } from "../auth/sign-out";
import { useCurrentUser } from "../auth/use-current-user";

/** Signed in: My Subscription and Sign Out. Signed out: Sign In and Start Free (screens-1). */
export function AccountLinks({ stacked, onNavigate }: { stacked?: boolean; onNavigate?: () => void }) {
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
            My Subscription
          </IntentLink>
          <button
            type="button"
            onClick={() => void signOut()}
            className={buttonStyle({ tone: "secondary", size, block, className })}
          >
            Sign Out
          </button>
        </>
      ) : (
        <>
          <IntentLink
            href="/auth"
            onClick={onNavigate}
            className={buttonStyle({ tone: stacked ? "secondary" : "quiet", size, block, className })}
          >
            Sign In
          </IntentLink>
          <IntentLink
            href="/auth?tab=register"
            onClick={onNavigate}
            className={buttonStyle({ tone: "primary", size, block, className })}
          >
            Start Free
          </IntentLink>
        </>
      )}
    </div>
  );
}
