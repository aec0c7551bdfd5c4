"use client";

import type { MailInView } from "@gf-ledger/domain/account/mail-in";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

const KEYS = { drafts: "drafts", nothing: "nothing", stranger: "stranger", "too-many": "tooMany" } as const;

interface MailListProps {
  mails: MailInView["mails"];
  /** Addresses that may send already. */
  known: readonly string[];
}

/** What became of the last mails; a sender that is not on the list is allowed with one tap (receipts-72). */
export function MailList({ mails, known }: MailListProps) {
  const t = useTranslations("mailIn");
  const locale = useLocale();
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const allow = trpc.mailIn.addSender.useMutation({
    onSuccess: (view, { email }) => {
      utils.mailIn.show.setData(undefined, view);
      toast({ title: t("allowed", { email }), tone: "success" });
    },
    onError: toastError,
  });
  if (mails.length === 0) return null;
  const day = (moment: string) => formatDate(moment.slice(0, 10), locale);
  const offered = new Set(known);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t("mails")}</h3>
      <ul aria-label={t("mails")} className="divide-y divide-line text-sm">
        {mails.map(({ id, sender, receivedAt, outcome, receipts }) => {
          const offer = outcome === "stranger" && !offered.has(sender);
          offered.add(sender);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0 wrap-anywhere">
                {t(KEYS[outcome], { day: day(receivedAt), sender, count: receipts })}
              </span>
              {offer ? (
                <Button
                  tone="secondary"
                  size="small"
                  className="wrap-anywhere"
                  onClick={() => allow.mutate({ email: sender })}
                >
                  {t("allow", { sender })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
