"use client";

import { filled } from "@gf-ledger/messages/filled";
import type { Messages } from "@gf-ledger/messages/messages";
import { useState } from "react";
import { Button } from "@/components/button";
import { toast } from "@/components/toast";
import { useLocalAddress } from "../language/use-local-address";
import { afterSignIn, redirectAsked } from "./after-sign-in";
import { beginSignOn } from "./begin-sign-on";

/** "Sign in with ..." below the forms: leads to the operator's issuer (accounts-58). */
export function SignOnButton({ name, words }: { name: string; words: Messages["auth"]["signOn"] }) {
  const to = useLocalAddress();
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    const wish = afterSignIn(redirectAsked(), "");
    if (await beginSignOn(wish === "" ? "" : to(wish))) return;
    setBusy(false);
    toast({ tone: "danger", title: words.failed });
  }

  return (
    <div className="mt-5 flex flex-col gap-5">
      <p className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      <Button tone="secondary" block busy={busy} onClick={() => void begin()}>
        {filled(words.with, { name })}
      </Button>
    </div>
  );
}
