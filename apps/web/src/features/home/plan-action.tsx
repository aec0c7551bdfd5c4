"use client";

import { useEffect, useState } from "react";
import { buttonStyle } from "@/components/button-style";
import { IntentLink } from "@/components/intent-link";
import { useCurrentUser } from "../auth/use-current-user";

let asked: Promise<boolean> | null = null;

/** @throws Error with the status when the server refused (plans-25). */
async function fetchStatus(): Promise<boolean> {
  const response = await fetch("/api/subscription-status", { credentials: "include", cache: "no-store" });
  if (!response.ok) throw new Error(`Failed to fetch subscription status: ${response.status}`);
  return (await response.json()).isPremium === true;
}

/** Whether the signed-in person has Premium; asked once for both cards, and `false` where it is unknown. */
function fetchIsPremium(): Promise<boolean> {
  asked ??= fetchStatus().catch((error: Error) => {
    console.warn(error.message);
    return false;
  });
  return asked;
}

interface PlanActionProps {
  plan: "free" | "premium";
  words: Readonly<
    Record<"current" | "upgraded" | "startFree" | "startPremium" | "manage" | "upgrade", string>
  >;
}

/** The action on a plan's card: start, upgrade, or the words that the person already has it (plans-25). */
export function PlanAction({ plan, words }: PlanActionProps) {
  const signedIn = useCurrentUser().status === "authenticated";
  const [premium, setPremium] = useState(false);
  const primary = plan === "premium";

  useEffect(() => {
    if (signedIn) void fetchIsPremium().then(setPremium);
  }, [signedIn]);

  if (plan === "free" && signedIn) {
    return (
      <p className="flex min-h-11 items-center justify-center rounded-md bg-sunken text-sm font-semibold text-ink-soft">
        {premium ? words.upgraded : words.current}
      </p>
    );
  }
  const [href, label] = !signedIn
    ? ["/auth?tab=register", primary ? words.startPremium : words.startFree]
    : ["/my-subscription", premium ? words.manage : words.upgrade];
  return (
    <IntentLink href={href} className={buttonStyle({ tone: primary ? "primary" : "secondary", block: true })}>
      {label}
    </IntentLink>
  );
}
