"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { useLocalAddress } from "../../language/addresses/use-local-address";
import { useKeyedMessages } from "../../language/words/use-keyed-messages";
import { checkEmailAddress } from "../after-sign-in";
import { postJson } from "../post-json";
import { credentialSchema } from "./credential-schemas";

interface ForgotFormProps {
  onBack: () => void;
}

/** The auth screen's Forgot password view (accounts-27, accounts-28). */
export function ForgotForm({ onBack }: ForgotFormProps) {
  const t = useTranslations("auth.forgot");
  const translate = useKeyedMessages();
  const to = useLocalAddress();

  async function ask({ email }: { email: string }) {
    const answer = await postJson("/api/reset-password/request", { email });
    if (!answer.ok) {
      const description = answer.message ?? t("failed");
      toast({ tone: "danger", title: t("failed"), description });
      return;
    }
    forgot.clear();
    onBack();
    window.location.assign(to(checkEmailAddress(email, "reset")));
  }
  const forgot = useValidatedForm(credentialSchema("emailOnlySchema"), { email: "" }, ask, translate);

  return (
    <div>
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{t("text")}</p>
      <form {...forgot.form} className="flex flex-col gap-5">
        <TextField {...forgot.field("email")} label={t("email")} type="email" autoComplete="username" />
        <Button type="submit" block busy={forgot.busy}>
          {t("send")}
        </Button>
        <Button tone="secondary" block onClick={onBack}>
          {t("back")}
        </Button>
      </form>
    </div>
  );
}
