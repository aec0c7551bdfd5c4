"use client";

import type { UserView } from "@gf-ledger/domain/account/account-view";
import { registrationFormSchema } from "@gf-ledger/domain/account/credentials";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/password-field";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { afterSignIn, checkEmailAddress, redirectAsked } from "./after-sign-in";
import { ConsentFields, NO_CONSENTS } from "./consent-fields";
import { setUser } from "./current-user";
import { postJson } from "./post-json";

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
  const register = useValidatedForm(registrationFormSchema, EMPTY, async ({ email, password }) => {
    const answer = await postJson<Registered>("/api/register", { email, password });
    if (!answer.ok) {
      const description = answer.message ?? "Registration failed";
      toast({ tone: "danger", title: "Registration failed", description });
      return;
    }
    if (answer.body.authStatus === "email_verification_required") {
      window.location.assign(checkEmailAddress(answer.body.email, "registration"));
      return;
    }
    setUser(answer.body.user);
    window.location.assign(afterSignIn(redirectAsked(), "/"));
  });

  return (
    <form {...register.form} className="flex flex-col gap-5">
      <TextField {...register.field("email")} label="Email" type="email" autoComplete="username" />
      <PasswordField
        {...register.field("password")}
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters, with one uppercase letter and one number."
      />
      <PasswordField
        {...register.field("confirmPassword")}
        label="Confirm password"
        autoComplete="new-password"
      />
      <Alert tone="info" title="Values are estimates">
        The amounts shown are estimates and must be verified before filing your taxes.
      </Alert>
      <ConsentFields field={register.field} />
      <Button type="submit" block busy={register.busy}>
        {register.busy ? "Creating your account..." : "Create Account"}
      </Button>
    </form>
  );
}
