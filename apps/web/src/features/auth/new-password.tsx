"use client";

import { newPasswordSchema } from "@gf-ledger/domain/account/credentials";
import type { KeptGrants } from "@gf-ledger/domain/account/grants";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { Messages } from "@gf-ledger/messages/page-messages";
import { useState } from "react";
import { z } from "zod";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { PasswordField } from "@/components/password-field";
import { Spinner } from "@/components/spinner";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { type Faults, saidIn } from "./credential-faults";
import { GrantsToKeep } from "./grants-to-keep";
import { NarrowPage } from "./narrow-page";
import { postJson } from "./post-json";
import { useCurrentUser } from "./use-current-user";
import { useGrants } from "./use-grants";

const schema = z
  .object({ password: newPasswordSchema, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: messageKey("credentials.mismatch"),
    when: () => true,
  });

const EMPTY = { password: "", confirmPassword: "" };

interface NewPasswordProps {
  words: Messages["auth"]["newPassword"];
  grantWords: Messages["grants"];
  faults: Faults;
  locale: Locale;
}

/**
 * Where a reset link leads after it has signed the person in: chooses a password (accounts-8, accounts-11).
 */
export function NewPassword({ words, grantWords, faults, locale }: NewPasswordProps) {
  const { status } = useCurrentUser();
  const [done, setDone] = useState(false);
  const grants = useGrants(status === "authenticated");
  const [keep, setKeep] = useState<KeptGrants>([]);
  async function change({ password }: { password: string }) {
    const answer = await postJson("/api/reset-password", { password, keep });
    if (answer.ok) setDone(true);
    else {
      const description = answer.message ?? words.notChanged;
      toast({ tone: "danger", title: words.error, description });
    }
  }
  const form = useValidatedForm(schema, EMPTY, change, saidIn(faults));

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
        {grants === null ? <p className="text-sm text-ink-soft">{grantWords.unknown}</p> : null}
        {grants === undefined ? <Spinner label={grantWords.loading} /> : null}
        <GrantsToKeep grants={grants ?? []} kept={keep} onKept={setKeep} words={grantWords} locale={locale} />
        <Button type="submit" block busy={form.busy} disabled={grants === undefined}>
          {words.save}
        </Button>
      </form>
    </NarrowPage>
  );
}
