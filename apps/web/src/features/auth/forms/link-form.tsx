"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { useLocalAddress } from "../../language/addresses/use-local-address";
import { useKeyedMessages } from "../../language/words/use-keyed-messages";
import { afterSignIn, checkEmailAddress, redirectAsked } from "../after-sign-in";
import { postJson } from "../post-json";
import { credentialSchema } from "./credential-schemas";

/** In place of Login and Register where the operator does without passwords (accounts-60). */
export function LinkForm() {
  const t = useTranslations("auth.login");
  const translate = useKeyedMessages();
  const link = useTranslations("auth.link");
  const to = useLocalAddress();

  async function send({ email }: { email: string }) {
    const redirectUrl = afterSignIn(redirectAsked(), "");
    const wish = redirectUrl === "" ? {} : { redirectUrl };
    const answer = await postJson("/api/auth/magic-link", { email, isRegistration: false, ...wish });
    if (answer.ok) {
      window.location.assign(to(checkEmailAddress(email, "sign-in")));
      return;
    }
    toast({ tone: "danger", title: t("error"), description: answer.message ?? t("linkNotSent") });
  }
  const form = useValidatedForm(credentialSchema("emailOnlySchema"), { email: "" }, send, translate);

  return (
    <form {...form.form} className="flex flex-col gap-5">
      <p className="text-sm text-ink-soft">{link("text")}</p>
      <TextField {...form.field("email")} label={t("email")} type="email" autoComplete="username webauthn" />
      <Button type="submit" block busy={form.busy}>
        {t("mailLink")}
      </Button>
    </form>
  );
}
