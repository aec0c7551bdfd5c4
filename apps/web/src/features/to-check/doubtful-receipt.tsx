"use client";

import { CURRENCIES } from "@gf-ledger/domain/edition/edition-facts";
import type { ReceiptDoubt } from "@gf-ledger/domain/receipt/receipt-doubts";
import type { ReceiptToCheck } from "@gf-ledger/domain/receipt/to-check";
import { useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { DateAnswer } from "./date-answer";
import { DoubtfulLines } from "./doubtful-lines";
import { StoreAnswer } from "./store-answer";
import { useReceiptFacts } from "./use-receipt-facts";

interface DoubtfulReceiptProps {
  receipt: ReceiptToCheck;
  onDiscard: (receipt: ReceiptToCheck) => void;
}

/** Doubts that only the receipt itself can answer. */
const LOOKED_AT: readonly ReceiptDoubt[] = ["sum", "discount", "items", "duplicate", "nothing"];

/** One receipt that needs a look: what is asked about its head and its lines is answered here, the rest on the receipt. */
export function DoubtfulReceipt({ receipt, onDiscard }: DoubtfulReceiptProps) {
  const t = useTranslations("receipts.toCheck");
  const utils = trpc.useUtils();
  const toastError = useToastError();
  const { store, facts } = useReceiptFacts()(receipt);
  const update = trpc.receipts.update.useMutation({
    retry: false,
    onSuccess: () => utils.receipts.invalidate(),
    onError: toastError,
  });
  const { id, doubts, itemsInDoubt } = receipt;
  const answer = { receipt, busy: update.isPending, onAnswer: update.mutate } as const;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{store}</p>
          <p className="text-sm text-ink-soft">{facts}</p>
          <p className="mt-1 flex flex-wrap gap-1.5">
            {doubts
              .filter((doubt) => LOOKED_AT.includes(doubt))
              .map((doubt) => (
                <Badge key={doubt} tone="warn">
                  {t(`doubts.${doubt}`, { items: itemsInDoubt })}
                </Badge>
              ))}
          </p>
        </div>
        <div className="flex gap-2">
          <Button tone="quiet" size="small" onClick={() => onDiscard(receipt)}>
            {t.rich("discard", { store, hidden: (words) => <span className="sr-only">{words}</span> })}
          </Button>
          <LinkButton tone="secondary" size="small" href={`/receipt-review/${id}`}>
            {t.rich("open", { store, hidden: (words) => <span className="sr-only">{words}</span> })}
          </LinkButton>
        </div>
      </div>
      {doubts.includes("items") ? <DoubtfulLines receipt={receipt} /> : null}
      {doubts.includes("date") ? <DateAnswer {...answer} /> : null}
      {doubts.includes("store") ? <StoreAnswer {...answer} /> : null}
      {doubts.includes("currency") ? (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left mr-2 text-sm font-medium">{t("doubts.currency")}</legend>
          {CURRENCIES.map((currency) => (
            <Button
              key={currency}
              tone="secondary"
              size="small"
              disabled={update.isPending}
              onClick={() => update.mutate({ id, currency })}
            >
              {t(`currencies.${currency}`)}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </li>
  );
}
