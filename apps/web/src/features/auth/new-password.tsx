"use client";

import { newPasswordSchema } from "@gf-ledger/domain/account/credentials";
import { useState } from "react";
import { z } from "zod";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/checkbox";
import { LinkButton } from "@/components/link-button";
import { PasswordField } from "@/components/password-field";
import { Spinner } from "@/components/spinner";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { NarrowPage } from "./narrow-page";
import { postJson } from "./post-json";
import { useCurrentUser } from "./use-current-user";
import { useHasApiKeys } from "./use-has-api-keys";

const schema = z
  .object({ password: newPasswordSchema, confirmPassword: z.string(), keepApiKeys: z.boolean() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
    when: () => true,
  });

const EMPTY = { password: "", confirmPassword: "", keepApiKeys: false };

/**
 * Where a reset link leads after it has signed the person in: chooses a password (accounts-8, accounts-11).
 */
export function NewPassword() {
  const { status } = useCurrentUser();
  const [done, setDone] = useState(false);
  const hasApiKeys = useHasApiKeys(status === "authenticated");
  const form = useValidatedForm(schema, EMPTY, async ({ password, keepApiKeys }) => {
    const answer = await postJson("/api/reset-password", { password, keepApiKeys });
    if (answer.ok) setDone(true);
    else {
      const description = answer.message ?? "Your password could not be changed. Please try again.";
      toast({ tone: "danger", title: "Error", description });
    }
  });

  if (status === "loading") {
    return (
      <NarrowPage title="Choose a new password">
        <Spinner label="Checking your account..." />
      </NarrowPage>
    );
  }
  if (status === "unauthenticated") {
    return (
      <NarrowPage title="Choose a new password">
        <p className="text-ink-soft">
          A reset link signs you in first. Yours has expired or was already used.
        </p>
        <LinkButton href="/forgot-password" block className="mt-6">
          Send a new reset link
        </LinkButton>
      </NarrowPage>
    );
  }
  if (done) {
    return (
      <NarrowPage title="Password changed">
        <p role="status" className="text-ink-soft">
          Your new password is saved. You stay signed in here, and nowhere else.
        </p>
        <LinkButton href="/reports" block className="mt-6">
          Go to your reports
        </LinkButton>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Choose a new password">
      <form {...form.form} className="flex flex-col gap-5">
        <PasswordField
          {...form.field("password")}
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters, with one uppercase letter and one number."
        />
        <PasswordField
          {...form.field("confirmPassword")}
          label="Confirm password"
          autoComplete="new-password"
        />
        {hasApiKeys ? (
          <Checkbox
            {...form.field("keepApiKeys")}
            label="Keep my API keys. Otherwise they are revoked, in case somebody else has them."
          />
        ) : null}
        <Button type="submit" block busy={form.busy}>
          Save new password
        </Button>
      </form>
    </NarrowPage>
  );
}
