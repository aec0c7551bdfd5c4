"use client";

import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReceiptToCheck } from "@gf-ledger/domain/receipt/to-check";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { useToastError } from "@/features/language/toast-failure";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { OtherReadings } from "@/features/receipt-editor/items/other-readings";
import { CroppedLine } from "@/features/receipt-editor/photo/line-crop";
import { useHeldPhoto } from "@/features/receipt-editor/photo/use-held-photo";
import { trpc } from "@/trpc/client";

/** The lines of a draft that are hard to read, each answered here (receipts-129). */
export function DoubtfulLines({ receipt: { id, currency, lines } }: { receipt: ReceiptToCheck }) {
  const t = useTranslations("receipts.toCheck");
  const locale = useLocale();
  const translate = useKeyedMessages();
  const utils = trpc.useUtils();
  const toastError = useToastError();
  const photo = useHeldPhoto({ id, status: "draft" });
  const change = trpc.receipts.changeDetails.useMutation({
    retry: false,
    onSuccess: () => utils.receipts.invalidate(),
    onError: toastError,
  });
  return (
    <ul aria-label={t("lines")} className="divide-y divide-line rounded-lg border border-line">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-col gap-2 px-3 py-2">
          {photo && line.box ? <CroppedLine url={photo} box={line.box} className="max-w-md" /> : null}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 grow basis-48">
              <p className="flex justify-between gap-3 font-medium sm:justify-start">
                <span className="wrap-anywhere">{line.name}</span>
                <span className="figures">{formatMoney(line.price, locale, currency)}</span>
              </p>
              <p className="text-xs text-warn">{translate(line.message)}</p>
            </div>
            <Button
              tone="secondary"
              size="small"
              disabled={change.isPending}
              onClick={() => change.mutate({ id: line.id, name: line.name, price: line.price, sure: true })}
            >
              {t("right")}
              <span className="sr-only"> {line.name}</span>
            </Button>
          </div>
          <OtherReadings
            item={line}
            currency={currency}
            others={line.others}
            onTake={({ name, cents }) =>
              change.mutate({
                id: line.id,
                name,
                price: dollarsFromCents(cents),
                ...(cents < 0 ? { kind: "return" as const } : {}),
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}
