"use client";

import { filled } from "@gf-ledger/messages/filled";
import type { Messages } from "@gf-ledger/messages/messages";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { NarrowPage } from "./narrow-page";
import type { OtherAccount } from "./post-json";

interface SwitchAccountProps {
  words: Messages["auth"]["callback"]["other"];
  otherAccount: OtherAccount;
  onGoOn: () => void;
}

/** Asks before a link takes this browser from one account to another, and names both (accounts-83). */
export function SwitchAccount({ words, otherAccount, onGoOn }: SwitchAccountProps) {
  return (
    <NarrowPage title={words.title}>
      <p role="status" className="wrap-anywhere">
        {filled(words.text, { ...otherAccount })}
      </p>
      <p className="mt-4 text-sm text-ink-soft">{words.unexpected}</p>
      <div className="mt-6 flex flex-col gap-3">
        <LinkButton href="/dashboard" prefetch={false} className="wrap-anywhere">
          {filled(words.stay, { ...otherAccount })}
        </LinkButton>
        <Button tone="secondary" className="wrap-anywhere" onClick={onGoOn}>
          {filled(words.goOn, { ...otherAccount })}
        </Button>
      </div>
    </NarrowPage>
  );
}
