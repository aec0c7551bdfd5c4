"use client";

import { ownPasswordInput } from "@gf-ledger/domain/account/second-factor";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { PasswordField } from "@/components/password-field";
import { useValidatedForm } from "@/components/use-validated-form";
import { failureOf } from "@/trpc/failure";

interface PasswordStepProps {
  button: string;
  /** Rejects with the failed call, whose words then stand at the field. */
  onPassword: (password: string) => Promise<void>;
}

/** Asks for the person's own password, and does what needs it. */
export function PasswordStep({ button, onPassword }: PasswordStepProps) {
  const t = useTranslations("passkeys.app");
  const common = useTranslations("common");
  async function send({ password }: { password: string }): Promise<void> {
    try {
      await onPassword(password);
    } catch (error) {
      form.refuse("password", failureOf(error).message ?? common("wentWrong"));
    }
  }
  const form = useValidatedForm(ownPasswordInput, { password: "" }, send);
  return (
    <form {...form.form} className="flex flex-wrap items-start gap-3">
      <div className="min-w-52 flex-1">
        <PasswordField
          {...form.field("password")}
          label={t("password")}
          autoComplete="current-password"
          maxLength={200}
        />
      </div>
      <Button type="submit" tone="secondary" busy={form.busy} className="mt-6.5">
        {button}
      </Button>
    </form>
  );
}
