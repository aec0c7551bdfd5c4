"use client";

import type { MailInView } from "@gf-ledger/domain/account/mail-in";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import type { WithToasts } from "./with-toasts";

/** Who may write to the address: the account's own mailbox always, and whoever is added (receipts-72). */
export function MailSenders({ view, withToasts }: { view: MailInView; withToasts: WithToasts }) {
  const t = useTranslations("mailIn");
  const translate = useKeyedMessages();
  const common = useTranslations("common");
  const add = trpc.mailIn.addSender.useMutation({
    retry: false,
    onSuccess: (updated, { email }) => withToasts(() => t("added", { email })).onSuccess(updated),
  });
  const remove = trpc.mailIn.removeSender.useMutation(withToasts(() => t("removed")));
  const form = useValidatedForm(
    async () => (await import("@gf-ledger/domain/account/mail-in")).mailSenderInput,
    { email: "" },
    (input) =>
      add.mutate(input, {
        onSuccess: () => form.clear(),
        onError: (error) => form.refuse("email", failureOf(error).message ?? common("wentWrong")),
      }),
    translate,
  );
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-medium">{t("senders")}</h3>
      <ul aria-label={t("senders")} className="divide-y divide-line text-sm">
        <li className="py-2 wrap-anywhere">{t("ownAddress", { email: view.ownAddress })}</li>
        {view.senders.map(({ id, email }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0 wrap-anywhere">{email}</span>
            <Button
              tone="secondary"
              size="small"
              aria-label={t("removeNamed", { email })}
              onClick={() => remove.mutate({ id })}
            >
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
      <form {...form.form} className="grid items-start gap-4 sm:grid-cols-[1fr_auto]">
        <TextField
          {...form.field("email")}
          type="email"
          label={t("addLabel")}
          placeholder={t("addPlaceholder")}
          autoComplete="off"
        />
        <Button
          type="submit"
          tone="secondary"
          busy={form.busy || add.isPending}
          className="max-sm:w-full sm:mt-7"
        >
          {t("add")}
        </Button>
      </form>
    </div>
  );
}
