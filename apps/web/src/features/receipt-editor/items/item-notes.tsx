"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useLocale, useTranslations } from "use-intl";
import { Allowed } from "@/features/household/allowed";
import { useToastError } from "@/features/language/toast-failure";
import { written } from "@/features/language/typed-amount";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { trpc } from "@/trpc/client";
import { useReceiptCache } from "../changes/use-receipt-cache";
import { saysWhyNot, untickedReason } from "./unticked-reason";

interface ItemNotesProps {
  item: ReceiptItemView;
  receipt: ReceiptView;
}

/** What else is known of a line: its package, the purchase that a return takes back, and why it counts or not. */
export function ItemNotes({ item, receipt }: ItemNotesProps) {
  const locale = useLocale();
  const t = useTranslations("receipt.notes");
  const units = useTranslations("food.unit");
  const unticked = useTranslations("receipt.unticked");
  const translate = useKeyedMessages();
  const ofKind = item.kindReason && (item.glutenFree || item.selected) ? translate(item.kindReason) : null;
  const reason = untickedReason(item, unticked);
  const shownReason = reason !== null && !saysWhyNot(item) ? reason : ofKind;
  return (
    <>
      {item.size !== null && item.sizeUnit !== null ? (
        <p className="figures mt-1 text-xs text-ink-soft">
          {t("package", { size: written(item.size, locale), unit: units(item.sizeUnit) })}
        </p>
      ) : null}
      {item.selected && item.sizeCompared === false ? (
        <p className="mt-1 text-xs text-ink-soft">
          {t(item.size === null ? "sizeUnknown" : "sizeNotCompared")}
        </p>
      ) : null}
      {item.kind === "return" ? (
        <p className="mt-1 text-xs text-ink-soft">
          {t(item.returnOf === null ? "returnUnknown" : "returnKnown")}
        </p>
      ) : null}
      {shownReason ? <p className="mt-1 text-xs text-ink-soft">{shownReason}</p> : null}
      {item.correction ? <Remembered item={item} receipt={receipt} correction={item.correction} /> : null}
    </>
  );
}

interface RememberedProps extends ItemNotesProps {
  correction: NonNullable<ReceiptItemView["correction"]>;
}

/** receipts-59, receipts-60: which correction is repeated, and the way to forget it. */
function Remembered({ item, receipt, correction }: RememberedProps) {
  const locale = useLocale();
  const t = useTranslations("receipt.notes");
  const cache = useReceiptCache(receipt.id);
  const toastError = useToastError();
  const toastNotForgotten = useToastError(t("notForgotten"));
  const toastUndo = useUndoToast();
  const restore = trpc.corrections.restore.useMutation({
    retry: false,
    onSuccess: () => cache.patchItem(item.id, (shown) => ({ ...shown, correction })),
    onError: toastError,
  });
  const forget = trpc.corrections.forget.useMutation({
    retry: false,
    onSuccess: () => {
      cache.patchItem(item.id, (shown) => ({ ...shown, correction: null }));
      toastUndo({ title: t("forgotten"), description: t("forgottenText"), tone: "success" }, () =>
        restore.mutate({ id: correction.id }),
      );
    },
    onError: toastNotForgotten,
  });
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      {t("asCorrected", { date: formatDate(correction.correctedOn, locale) })}
      <Allowed to="change">
        <button
          type="button"
          disabled={forget.isPending}
          onClick={() => forget.mutate({ id: correction.id })}
          className="finger min-h-6 rounded-sm px-1 font-semibold text-brand underline underline-offset-2"
        >
          {t.rich("forget", {
            name: item.name,
            hidden: (words) => <span className="sr-only">{words}</span>,
          })}
        </button>
      </Allowed>
    </p>
  );
}
