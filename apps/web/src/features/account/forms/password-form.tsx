"use client";

import type { KeptGrants } from "@gf-ledger/domain/account/grants";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/forms/password-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { GrantsToKeep } from "@/features/auth/links/grants-to-keep";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { AccountSection } from "../account-section";

const EMPTY = { currentPassword: "", password: "" };
const schema = async () =>
  (await import("@gf-ledger/domain/account/account-view")).changePasswordInput.pick({
    currentPassword: true,
    password: true,
  });

/** Changes the password, or sets the first one of an account that signs in by link. */
export function PasswordForm() {
  const t = useTranslations("account.password");
  const common = useTranslations("common");
  const utils = trpc.useUtils();
  const translate = useKeyedMessages();
  const [keep, setKeep] = useState<KeptGrants>([]);
  const { data: ways } = trpc.confirmation.show.useQuery();
  // A first password is set as in a reset: whatever is not kept ends with it.
  const isFirst = ways?.password === false;
  const { data: grants = [] } = trpc.account.grants.useQuery(undefined, { enabled: isFirst });
  const change = trpc.account.changePassword.useMutation({
    onSuccess: ({ message }) => {
      form.clear();
      void utils.invalidate();
      toast({ title: message, description: t("othersSignedOut"), tone: "success" });
    },
  });

  const form = useValidatedForm(
    schema,
    EMPTY,
    ({ currentPassword, ...input }) =>
      change.mutate({ ...input, keep, ...(currentPassword ? { currentPassword } : {}) }),
    translate,
  );

  return (
    <AccountSection title={t("title")} description={t("description")}>
      <form {...form.form} className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          {...form.field("currentPassword")}
          label={t("current")}
          autoComplete="current-password"
          maxLength={200}
          error={change.error ? (failureOf(change.error).message ?? common("wentWrong")) : undefined}
        />
        <PasswordField
          {...form.field("password")}
          label={t("new")}
          autoComplete="new-password"
          maxLength={200}
          hint={t("hint")}
        />
        {isFirst ? (
          <div className="sm:col-span-2">
            <GrantsToKeep grants={grants} kept={keep} onKept={setKeep} />
          </div>
        ) : null}
        <div className="sm:col-span-2">
          <Button type="submit" tone="secondary" busy={form.busy || change.isPending}>
            {t("change")}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
