"use client";

import { confirmByCodeInput } from "@gf-ledger/domain/account/sign-in/confirmation";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { useToastError } from "@/features/language/toast-failure";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

interface MailedCodeProps {
  email: string;
  /** Whether no password is asked beside it, whose button is the filled one then. */
  alone: boolean;
  onConfirmed: () => void;
}

/** Confirms by a code that is mailed to the account's own address. */
export function MailedCode({ email, alone, onConfirmed }: MailedCodeProps) {
  const t = useTranslations("confirmation");
  const common = useTranslations("common");
  const translate = useKeyedMessages();
  const toastError = useToastError();
  const mail = trpc.confirmation.mailCode.useMutation({ retry: false, onError: toastError });
  const confirm = trpc.confirmation.byCode.useMutation({ retry: false });
  async function send(typed: { code: string }): Promise<void> {
    try {
      await confirm.mutateAsync(typed);
      onConfirmed();
    } catch (error) {
      form.refuse("code", failureOf(error).message ?? common("wentWrong"));
    }
  }
  const form = useValidatedForm(confirmByCodeInput, { code: "" }, send, translate);
  const ask = (
    <Button tone="secondary" block busy={mail.isPending} onClick={() => mail.mutate()}>
      {mail.isSuccess ? t("mailAgain") : t("mail")}
    </Button>
  );
  if (!mail.data) return ask;
  return (
    <>
      <form {...form.form} className="flex flex-col gap-3">
        <p role="status" className="text-sm text-ink-soft wrap-anywhere">
          {t("mailed", { email })}
        </p>
        <TextField
          {...form.field("code")}
          label={t("code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        <Button type="submit" tone={alone ? "primary" : "secondary"} block busy={form.busy}>
          {t("byCode")}
        </Button>
      </form>
      {ask}
    </>
  );
}
