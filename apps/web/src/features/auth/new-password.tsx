"use client";

import { newPasswordSchema } from "@gf-ledger/domain/account/credentials";
import type { Messages } from "@gf-ledger/messages/page-messages";
import { useState } from "react";
import { z } from "zod";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/checkbox";
import { LinkButton } from "@/components/link-button";
import { PasswordField } from "@/components/password-field";
import { Spinner } from "@/components/spinner";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import type { Faults } from "./credential-faults";
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

interface NewPasswordProps {
  words: Messages["auth"]["newPassword"];
  faults: Faults;
}

/**
 * Where a reset link leads after it has signed the person in: chooses a password (accounts-8, accounts-11).
 */
export function NewPassword({ words, faults }: NewPasswordProps) {
  const { status } = useCurrentUser();
  const [done, setDone] = useState(false);
  const hasApiKeys = useHasApiKeys(status === "authenticated");
  async function change({ password, keepApiKeys }: { password: string; keepApiKeys: boolean }) {
    const answer = await postJson("/api/reset-password", { password, keepApiKeys });
    if (answer.ok) setDone(true);
    else {
      const description = answer.message ?? words.notChanged;
      toast({ tone: "danger", title: words.error, description });
    }
  }
  const form = useValidatedForm(schema, EMPTY, change, faults);

  if (status === "loading") {
    return (
      <NarrowPage title={words.title}>
        <Spinner label={words.checking} />
      </NarrowPage>
    );
  }
  if (status === "unauthenticated") {
    return (
      <NarrowPage title={words.title}>
        <p className="text-ink-soft">{words.signedOut}</p>
        <LinkButton href="/forgot-password" block className="mt-6">
          {words.newLink}
        </LinkButton>
      </NarrowPage>
    );
  }
  if (done) {
    return (
      <NarrowPage title={words.changed}>
        <p role="status" className="text-ink-soft">
          {words.changedText}
        </p>
        <LinkButton href="/reports" block className="mt-6">
          {words.reports}
        </LinkButton>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={words.title}>
      <form {...form.form} className="flex flex-col gap-5">
        <PasswordField
          {...form.field("password")}
          label={words.password}
          autoComplete="new-password"
          hint={words.passwordHint}
        />
        <PasswordField {...form.field("confirmPassword")} label={words.confirm} autoComplete="new-password" />
        {hasApiKeys ? <Checkbox {...form.field("keepApiKeys")} label={words.keepApiKeys} /> : null}
        <Button type="submit" block busy={form.busy}>
          {words.save}
        </Button>
      </form>
    </NarrowPage>
  );
}
