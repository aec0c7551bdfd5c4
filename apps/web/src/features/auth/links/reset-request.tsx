"use client";

import { useState } from "react";
import { useTranslations } from "use-intl";
import { BACK_LINK_STYLE, BackArrow } from "@/components/back-link";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { useLocalAddress } from "../../language/addresses/use-local-address";
import { useKeyedMessages } from "../../language/words/use-keyed-messages";
import { credentialSchema } from "../forms/credential-schemas";
import { NarrowPage } from "../narrow-page";
import { postJson } from "../post-json";

function BackToLogin({ children }: { children: string }) {
  const to = useLocalAddress();
  return (
    <a href={to("/login")} className={`${BACK_LINK_STYLE} mb-4`}>
      <BackArrow />
      {children}
    </a>
  );
}

/** The reset screen: form, sent confirmation, back to the form (accounts-29). */
export function ResetRequest() {
  const t = useTranslations("auth.resetRequest");
  const forgot = useTranslations("auth.forgot");
  const translate = useKeyedMessages();
  const [sent, setSent] = useState(false);
  const back = <BackToLogin>{t("back")}</BackToLogin>;

  async function ask({ email }: { email: string }) {
    const redirectUrl = "/reset-password";
    const answer = await postJson("/api/auth/magic-link", { email, redirectUrl, isPasswordReset: true });
    if (!answer.ok) {
      toast({ tone: "danger", title: t("error"), description: t("notSent") });
      return;
    }
    setSent(true);
    toast({ tone: "success", title: t("sent"), description: t("sentText") });
  }
  const reset = useValidatedForm(credentialSchema("resetScreenSchema"), { email: "" }, ask, translate);

  if (sent) {
    return (
      <NarrowPage title={t("sentTitle")} back={back}>
        <p className="text-ink-soft">
          {t.rich("onItsWay", {
            email: () => <strong className="wrap-anywhere text-ink">{reset.valueOf("email")}</strong>,
          })}
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
          {t("again")}
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t("title")} back={back}>
      <p className="mb-5 text-sm text-ink-soft">{forgot("text")}</p>
      <form {...reset.form} className="flex flex-col gap-5">
        <TextField {...reset.field("email")} label={forgot("email")} type="email" autoComplete="username" />
        <Button type="submit" block busy={reset.busy}>
          {forgot("send")}
        </Button>
      </form>
    </NarrowPage>
  );
}
