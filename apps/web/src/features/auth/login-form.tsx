"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import { emailOnlySchema, loginSchema } from "@gf-ledger/domain/account/credentials";
import { useState } from "react";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/password-field";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { afterSignIn, checkEmailAddress, redirectAsked } from "./after-sign-in";
import { setUser } from "./current-user";
import { postJson } from "./post-json";

/** Login by password, or by a mailed link (accounts-1). */
export function LoginForm({ onForgot }: { onForgot: () => void }) {
  const [unverified, setUnverified] = useState<string | null>(null);
  const [linkBusy, setLinkBusy] = useState(false);
  const [linkError, setLinkError] = useState<string>();

  const login = useValidatedForm(loginSchema, { email: "", password: "" }, async (credentials) => {
    setUnverified(null);
    const answer = await postJson<UserView>("/api/login", credentials);
    if (answer.ok) {
      setUser(answer.body);
      window.location.assign(afterSignIn(redirectAsked(), "/"));
      return;
    }
    if (answer.status === 403) setUnverified(credentials.email);
    if (answer.status === 401) login.refuse("password", answer.message ?? "Login failed");
    toast({ tone: "danger", title: "Login failed", description: answer.message ?? "Login failed" });
  });

  async function sendLink(email: string, isRegistration: boolean) {
    setLinkBusy(true);
    // Without a wish a link leads a new account to its first receipt, and any other to the reports.
    const redirectUrl = afterSignIn(redirectAsked(), "");
    const wish = redirectUrl === "" ? {} : { redirectUrl };
    const answer = await postJson("/api/auth/magic-link", { email, isRegistration, ...wish });
    setLinkBusy(false);
    if (answer.ok) {
      window.location.assign(checkEmailAddress(email, isRegistration ? "registration" : "sign-in"));
      return;
    }
    toast({
      tone: "danger",
      title: "Error",
      description: answer.message ?? "The sign-in link could not be sent. Please try again.",
    });
  }

  function onLinkWanted() {
    const parsed = emailOnlySchema.safeParse({ email: login.valueOf("email") });
    setLinkError(parsed.success ? undefined : parsed.error.issues[0]?.message);
    if (parsed.success) void sendLink(parsed.data.email, false);
  }

  const email = login.field("email");
  const password = login.field("password");
  return (
    <form {...login.form} className="flex flex-col gap-5">
      {unverified ? (
        <Alert
          tone="warn"
          live
          title="Verify your email first"
          actions={
            <Button
              size="small"
              tone="secondary"
              busy={linkBusy}
              onClick={() => void sendLink(unverified, true)}
            >
              Resend Verification Email
            </Button>
          }
        >
          We sent a link to {unverified} when you registered.
        </Alert>
      ) : null}
      <TextField
        {...email}
        error={email.error ?? linkError}
        label="Email"
        type="email"
        autoComplete="username"
      />
      <PasswordField {...password} label="Password" autoComplete="current-password" />
      {password.error && login.isRefused("password") ? (
        <Button
          tone="secondary"
          size="small"
          busy={linkBusy}
          onClick={onLinkWanted}
          className="-mt-3 self-start"
        >
          Sign in by a mailed link
        </Button>
      ) : null}
      <button
        type="button"
        onClick={onForgot}
        className="-mt-3 min-h-9 self-start pointer-coarse:min-h-11 text-sm font-semibold text-brand underline"
      >
        Forgot password?
      </button>
      <Button type="submit" block busy={login.busy}>
        {login.busy ? "Signing in..." : "Sign In"}
      </Button>
      <p className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or without a password
      </p>
      <Button tone="secondary" block busy={linkBusy} onClick={onLinkWanted}>
        Email me a sign-in link
      </Button>
    </form>
  );
}
