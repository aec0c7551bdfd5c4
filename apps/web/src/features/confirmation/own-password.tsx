"use client";

import { confirmByPasswordInput } from "@gf-ledger/domain/account/sign-in/confirmation";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/forms/password-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

/** Confirms by the account's password. */
export function OwnPassword({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations("confirmation");
  const common = useTranslations("common");
  const confirm = trpc.confirmation.byPassword.useMutation({ retry: false });
  async function send(typed: { password: string }): Promise<void> {
    try {
      await confirm.mutateAsync(typed);
      onConfirmed();
    } catch (error) {
      form.refuse("password", failureOf(error).message ?? common("wentWrong"));
    }
  }
  const form = useValidatedForm(confirmByPasswordInput, { password: "" }, send);
  return (
    <form {...form.form} className="flex flex-col gap-3">
      <PasswordField
        {...form.field("password")}
        label={t("password")}
        autoComplete="current-password"
        maxLength={200}
        data-autofocus
      />
      <Button type="submit" block busy={form.busy}>
        {t("byPassword")}
      </Button>
    </form>
  );
}
