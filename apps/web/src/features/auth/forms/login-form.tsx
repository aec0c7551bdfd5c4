"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import { useState } from "react";
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
import { CodeForm } from "./code-form";
import { credentialSchema } from "./credential-schemas";

interface LoginFormProps {
  onForgot: () => void;
}

/** Login by password, or by a mailed link (accounts-1). */
export function LoginForm({ onForgot }: LoginFormProps) {
  const t = useTranslations("auth.login");
  const translate = useKeyedMessages();
  const to = useLocalAddress();
  const [guarded, setGuarded] = useState<{ email: string; password: string } | null>(null);
  const [unverified, setUnverified] = useState<string | null>(null);
  const [linkBusy, setLinkBusy] = useState(false);
  const [linkError, setLinkError] = useState<string>();

  async function signIn(credentials: { email: string; password: string }) {
    setUnverified(null);
    const answer = await postJson<UserView>("/api/login", credentials);
    if (answer.ok) {
      setUser(answer.body);
      window.location.assign(to(afterSignIn(redirectAsked(), "/")));
      return;
    }
    if (answer.asksForCode) {
      setGuarded(credentials);
      return;
    }
    if (answer.status === 403) setUnverified(credentials.email);
    if (answer.status === 401) login.refuse("password", answer.message ?? t("failed"));
    toast({ tone: "danger", title: t("failed"), description: answer.message ?? t("failed") });
  }
  const login = useValidatedForm(
    credentialSchema("loginSchema"),
    { email: "", password: "" },
    signIn,
    translate,
  );

  async function sendLink(email: string, isRegistration: boolean) {
    setLinkBusy(true);
    // Without a wish a link leads a new account to its first receipt, and any other to the reports.
    const redirectUrl = afterSignIn(redirectAsked(), "");
    const wish = redirectUrl === "" ? {} : { redirectUrl };
    const answer = await postJson("/api/auth/magic-link", { email, isRegistration, ...wish });
    setLinkBusy(false);
    if (answer.ok) {
      window.location.assign(to(checkEmailAddress(email, isRegistration ? "registration" : "sign-in")));
      return;
    }
    toast({
      tone: "danger",
      title: t("error"),
      description: answer.message ?? t("linkNotSent"),
    });
  }

  async function onLinkWanted() {
    const typed = { email: login.valueOf("email") };
    // Where the schema can't be fetched, the server says what is wrong.
    const schema = await credentialSchema("emailOnlySchema")().catch(() => null);
    const parsed = schema?.safeParse(typed);
    const fault = parsed?.error?.issues[0]?.message;
    setLinkError(fault === undefined ? undefined : translate(fault));
    if (fault === undefined) void sendLink((parsed?.data ?? typed).email, false);
  }

  if (guarded) {
    return <CodeForm credentials={guarded} onBack={() => setGuarded(null)} />;
  }
  const email = login.field("email");
  const password = login.field("password");
  return (
    <form {...login.form} className="flex flex-col gap-5">
      {unverified ? (
        <Alert
          tone="warn"
          live
          title={t("unverified")}
          actions={
            <Button
              size="small"
              tone="secondary"
              busy={linkBusy}
              onClick={() => void sendLink(unverified, true)}
            >
              {t("resend")}
            </Button>
          }
        >
          {t("sentTo", { email: unverified })}
        </Alert>
      ) : null}
      <TextField
        {...email}
        error={email.error ?? linkError}
        label={t("email")}
        type="email"
        autoComplete="username webauthn"
      />
      <PasswordField {...password} label={t("password")} autoComplete="current-password" />
      {password.error && login.isRefused("password") ? (
        <Button
          tone="secondary"
          size="small"
          busy={linkBusy}
          onClick={onLinkWanted}
          className="-mt-3 self-start"
        >
          {t("byLink")}
        </Button>
      ) : null}
      <button
        type="button"
        onClick={onForgot}
        className="-mt-3 min-h-9 self-start pointer-coarse:min-h-11 text-sm font-semibold text-brand underline"
      >
        {t("forgot")}
      </button>
      <Button type="submit" block busy={login.busy}>
        {login.busy ? t("signingIn") : t("signIn")}
      </Button>
      <p className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("withoutPassword")}
      </p>
      <Button tone="secondary" block busy={linkBusy} onClick={onLinkWanted}>
        {t("mailLink")}
      </Button>
    </form>
  );
}
