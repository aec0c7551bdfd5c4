"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/forms/password-field";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Alert } from "@/components/notices/alert";
import { toast } from "@/components/notices/toast";
import { useLocalAddress } from "../../language/addresses/use-local-address";
import { useKeyedMessages } from "../../language/words/use-keyed-messages";
import { afterSignIn, checkEmailAddress, redirectAsked } from "../after-sign-in";
import { setUser } from "../current-user";
import { postJson } from "../post-json";
import { ConsentFields, NO_CONSENTS } from "./consent-fields";
import { credentialSchema } from "./credential-schemas";

interface Registered {
  user: UserView | null;
  email: string;
  authStatus: "authenticated" | "email_verification_required";
}

const EMPTY = {
  email: "",
  password: "",
  confirmPassword: "",
  ...NO_CONSENTS,
};

/**
 * Registration (accounts-23 accounts-24). Only address and password are sent; the other fields stay on the
 * page (accounts-25).
 */
export function RegisterForm() {
  const t = useTranslations("auth.register");
  const field = useTranslations("common.passwordField");
  const translate = useKeyedMessages();
  const to = useLocalAddress();

  async function open({ email, password }: { email: string; password: string }) {
    const answer = await postJson<Registered>("/api/register", { email, password });
    if (!answer.ok) {
      const description = answer.message ?? t("failed");
      toast({ tone: "danger", title: t("failed"), description });
      return;
    }
    if (answer.body.authStatus === "email_verification_required") {
      window.location.assign(to(checkEmailAddress(answer.body.email, "registration")));
      return;
    }
    setUser(answer.body.user);
    window.location.assign(to(afterSignIn(redirectAsked(), "/")));
  }
  const register = useValidatedForm(credentialSchema("registrationFormSchema"), EMPTY, open, translate);

  return (
    <form {...register.form} className="flex flex-col gap-5">
      <TextField {...register.field("email")} label={t("email")} type="email" autoComplete="username" />
      <PasswordField
        {...register.field("password")}
        label={t("password")}
        autoComplete="new-password"
        hint={field("hint")}
      />
      <PasswordField
        {...register.field("confirmPassword")}
        label={t("confirm")}
        autoComplete="new-password"
      />
      <Alert tone="info" title={t("estimates")}>
        {t("estimatesText")}
      </Alert>
      <ConsentFields field={register.field} />
      <Button type="submit" block busy={register.busy}>
        {register.busy ? t("creating") : t("create")}
      </Button>
    </form>
  );
}
