"use client";

import type { Messages } from "@gf-ledger/messages/page-messages";
import { useState } from "react";
import { BACK_LINK_STYLE, BackArrow } from "@/components/back-link";
import { Button } from "@/components/button";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { FilledText } from "../language/filled-text";
import { useLocalAddress } from "../language/use-local-address";
import { type Faults, saidIn } from "./credential-faults";
import { credentialSchema } from "./credential-schemas";
import { NarrowPage } from "./narrow-page";
import { postJson } from "./post-json";

function BackToLogin({ children }: { children: string }) {
  const to = useLocalAddress();
  return (
    <a href={to("/login")} className={`${BACK_LINK_STYLE} mb-4`}>
      <BackArrow />
      {children}
    </a>
  );
}

interface ResetRequestProps {
  words: Messages["auth"]["resetRequest"];
  faults: Faults;
}

/** The reset screen: form, sent confirmation, back to the form (accounts-29). */
export function ResetRequest({ words, faults }: ResetRequestProps) {
  const [sent, setSent] = useState(false);
  const back = <BackToLogin>{words.back}</BackToLogin>;

  async function ask({ email }: { email: string }) {
    const redirectUrl = "/reset-password";
    const answer = await postJson("/api/auth/magic-link", { email, redirectUrl, isPasswordReset: true });
    if (!answer.ok) {
      toast({ tone: "danger", title: words.error, description: words.notSent });
      return;
    }
    setSent(true);
    toast({ tone: "success", title: words.sent, description: words.sentText });
  }
  const reset = useValidatedForm(credentialSchema("resetScreenSchema"), { email: "" }, ask, saidIn(faults));

  if (sent) {
    return (
      <NarrowPage title={words.sentTitle} back={back}>
        <p className="text-ink-soft">
          <FilledText
            text={words.onItsWay}
            tags={{
              email: () => <strong className="wrap-anywhere text-ink">{reset.valueOf("email")}</strong>,
            }}
          />
        </p>
        <Button
          tone="secondary"
          block
          className="mt-6"
          onClick={() => {
            reset.clear();
            setSent(false);
          }}
        >
          {words.again}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={words.title} back={back}>
      <p className="mb-5 text-sm text-ink-soft">{words.text}</p>
      <form {...reset.form} className="flex flex-col gap-5">
        <TextField {...reset.field("email")} label={words.email} type="email" autoComplete="username" />
        <Button type="submit" block busy={reset.busy}>
          {words.send}
        </Button>
      </form>
    </NarrowPage>
  );
}
