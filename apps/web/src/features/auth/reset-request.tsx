"use client";

import { resetScreenSchema } from "@gf-ledger/domain/account/credentials";
import { useState } from "react";
import { BACK_LINK_STYLE, BackArrow } from "@/components/back-link";
import { Button } from "@/components/button";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { NarrowPage } from "./narrow-page";
import { postJson } from "./post-json";

function BackToLogin() {
  return (
    <a href="/login" className={`${BACK_LINK_STYLE} mb-4`}>
      <BackArrow />
      Back to login
    </a>
  );
}

/** The reset screen: form, sent confirmation, back to the form (accounts-29). */
export function ResetRequest() {
  const [sent, setSent] = useState(false);
  const reset = useValidatedForm(resetScreenSchema, { email: "" }, async ({ email }) => {
    const redirectUrl = "/reset-password";
    const answer = await postJson("/api/auth/magic-link", { email, redirectUrl, isPasswordReset: true });
    if (!answer.ok) {
      toast({ tone: "danger", title: "Error", description: "There was a problem sending the reset link" });
      return;
    }
    setSent(true);
    toast({
      tone: "success",
      title: "Reset link sent",
      description: "Check your email for a password reset link",
    });
  });

  if (sent) {
    return (
      <NarrowPage title="Check Your Email" back={<BackToLogin />}>
        <p className="text-ink-soft">
          If there is an account for{" "}
          <strong className="wrap-anywhere text-ink">{reset.valueOf("email")}</strong>, a link is on its way.
          It expires in 1 hour. If you cannot find it, check your spam folder.
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
          Try again with a different email
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Reset Password" back={<BackToLogin />}>
      <p className="mb-5 text-sm text-ink-soft">
        Tell us your address, and we send a link with which you can choose a new password.
      </p>
      <form {...reset.form} className="flex flex-col gap-5">
        <TextField {...reset.field("email")} label="Email" type="email" autoComplete="username" />
        <Button type="submit" block busy={reset.busy}>
          Send Reset Link
        </Button>
      </form>
    </NarrowPage>
  );
}
