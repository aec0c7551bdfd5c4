"use client";

import { changePasswordInput } from "@gf-ledger/domain/account/account-view";
import { useMessages, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/checkbox";
import { PasswordField } from "@/components/password-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { credentialFaults } from "@/features/auth/credential-faults";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { AccountSection } from "./account-section";

const EMPTY = { currentPassword: "", password: "", keepApiKeys: false };

/** Changes the password, or sets the first one of an account that signs in by link. */
export function PasswordForm() {
  const t = useTranslations("account.password");
  const common = useTranslations("common");
  const faults = credentialFaults(useMessages().credentials);
  const utils = trpc.useUtils();
  const { data: keys = [] } = trpc.account.apiKeys.useQuery();
  const change = trpc.account.changePassword.useMutation({
    onSuccess: ({ message }) => {
      form.clear({ keepApiKeys: form.valueOf("keepApiKeys") });
      void utils.account.apiKeys.invalidate();
      void utils.account.sessions.invalidate();
      toast({ title: message, description: t("othersSignedOut"), tone: "success" });
    },
  });

  const form = useValidatedForm(
    changePasswordInput,
    EMPTY,
    ({ currentPassword, ...input }) =>
      change.mutate({ ...input, ...(currentPassword ? { currentPassword } : {}) }),
    faults,
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
        {keys.length > 0 && form.watch("currentPassword") === "" ? (
          <div className="sm:col-span-2">
            <Checkbox {...form.field("keepApiKeys")} label={t("keepKeys")} />
          </div>
        ) : null}
        <div className="sm:col-span-2">
          <Button type="submit" busy={change.isPending}>
            {t("change")}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
