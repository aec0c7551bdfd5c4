"use client";

import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { useToastError } from "@/features/language/toast-failure";
import { useKeyedMessages } from "@/features/language/use-keyed-messages";
import { doubtOf, othersOf } from "@/features/receipt-editor/item-row";
import { CroppedLine } from "@/features/receipt-editor/line-crop";
import { OtherReadings } from "@/features/receipt-editor/other-readings";
import { useHeldPhoto } from "@/features/receipt-editor/use-held-photo";
import { trpc } from "@/trpc/client";

/** The lines of a draft that are hard to read, each answered here (receipts-129). */
export function DoubtfulLines({ receiptId }: { receiptId: string }) {
  const { data } = trpc.receipts.get.useQuery({ id: receiptId });
  return data ? <Lines receipt={data} /> : null;
}

function Lines({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslations("receipts.toCheck");
  const locale = useLocale();
  const translate = useKeyedMessages();
  const utils = trpc.useUtils();
  const toastError = useToastError();
  const photo = useHeldPhoto(receipt);
  const change = trpc.receipts.changeDetails.useMutation({
    retry: false,
    onSuccess: () => utils.receipts.invalidate(),
    onError: toastError,
  });
  const lines = receipt.items.flatMap((item, index) => {
    const doubt = doubtOf(receipt, index);
    return doubt === null ? [] : [{ item, doubt, others: othersOf(receipt, index) }];
  });
  return (
    <ul aria-label={t("lines")} className="divide-y divide-line rounded-lg border border-line">
      {lines.map(({ item, doubt, others }) => (
        <li key={item.id} className="flex flex-col gap-2 px-3 py-2">
          {photo && item.box ? <CroppedLine url={photo} box={item.box} className="max-w-md" /> : null}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 grow basis-48">
              <p className="flex justify-between gap-3 font-medium sm:justify-start">
                <span className="wrap-anywhere">{item.name}</span>
                <span className="figures">{formatMoney(item.price, locale, receipt.currency)}</span>
              </p>
              <p className="text-xs text-warn">{translate(doubt)}</p>
            </div>
            <Button
              tone="secondary"
              size="small"
              disabled={change.isPending}
              onClick={() => change.mutate({ id: item.id, name: item.name, price: item.price, sure: true })}
            >
              {t("right")}
              <span className="sr-only"> {item.name}</span>
            </Button>
          </div>
          <OtherReadings
            item={item}
            receipt={receipt}
            others={others}
            actions={{
              takeOther: ({ id }, { name, cents }) =>
                change.mutate({
                  id,
                  name,
                  price: dollarsFromCents(cents),
                  ...(cents < 0 ? { kind: "return" as const } : {}),
                }),
            }}
          />
        </li>
      ))}
    </ul>
  );
}
