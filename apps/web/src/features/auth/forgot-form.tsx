"use client";

import { emailOnlySchema } from "@gf-ledger/domain/account/credentials";
import { Button } from "@/components/button";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { checkEmailAddress } from "./after-sign-in";
import { postJson } from "./post-json";

/** The auth screen's Forgot password view (accounts-27, accounts-28). */
export function ForgotForm({ onBack }: { onBack: () => void }) {
  const forgot = useValidatedForm(emailOnlySchema, { email: "" }, async ({ email }) => {
    const answer = await postJson("/api/reset-password/request", { email });
    if (!answer.ok) {
      const description = answer.message ?? "Password reset request failed";
      toast({ tone: "danger", title: "Password reset request failed", description });
      return;
    }
    forgot.clear();
    onBack();
    window.location.assign(checkEmailAddress(email, "reset"));
  });

  return (
    <div>
      <h2 className="text-lg font-semibold">Forgot password</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">
        Tell us your address, and we send a link with which you can choose a new password.
      </p>
      <form {...forgot.form} className="flex flex-col gap-5">
        <TextField {...forgot.field("email")} label="Email" type="email" autoComplete="username" />
        <Button type="submit" block busy={forgot.busy}>
          Send Reset Link
        </Button>
        <Button tone="secondary" block onClick={onBack}>
          Back to Login
        </Button>
      </form>
    </div>
  );
}
