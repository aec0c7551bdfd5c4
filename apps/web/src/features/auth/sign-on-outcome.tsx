"use client";

import { SIGN_ON_OUTCOMES } from "@gf-ledger/domain/account/sign-on";
import type { Messages } from "@gf-ledger/messages/messages";
import { useSearchParams } from "next/navigation";
import { LinkButton } from "@/components/link-button";
import { NarrowPage } from "./narrow-page";

/** What came of a sign-on that did not sign in, and what to do (accounts-61). */
export function SignOnOutcomePage({ words }: { words: Messages["auth"]["signOnPage"] }) {
  const asked = useSearchParams().get("outcome");
  const outcome = SIGN_ON_OUTCOMES.find((one) => one === asked) ?? "failed";
  const { title, text } = words[outcome];
  return (
    <NarrowPage title={title}>
      <p role="status" className="text-ink-soft">
        {text}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        {outcome === "waiting" || outcome === "other-address" ? (
          <LinkButton href="/account" prefetch={false}>
            {words.account}
          </LinkButton>
        ) : (
          <LinkButton href="/auth">{words.again}</LinkButton>
        )}
      </div>
    </NarrowPage>
  );
}
