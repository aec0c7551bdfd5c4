"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { HeadField } from "@gf-ledger/domain/receipt/receipt-doubts";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody } from "@/components/card";
import type { ReceiptChanges } from "./changes/use-receipt-changes";
import { DateChips } from "./date-chips";
import { DoubtMark } from "./doubt-mark";
import { isDoubtful, isTotalDoubtful, possibleDates } from "./head-doubts";
import { HeadFields } from "./head-fields";
import { HeadText } from "./head-text";

interface ReceiptHeadProps {
  receipt: ReceiptView;
  changes: ReceiptChanges;
  /** How often a save asked for the missing date: each time its field opens and takes the focus. */
  dateAsked?: number;
}

/**
 * A receipt's head in two lines (screens-23): store and total, date and how many items are selected. On a draft,
 * store and date are text that opens as fields (receipts-19, receipts-45).
 */
export function ReceiptHead({ receipt, changes, dateAsked = 0 }: ReceiptHeadProps) {
  const { store, purchaseDate, total, currency } = receipt;
  const locale = useLocale();
  const t = useTranslations("receipt.head");
  const figures = useTranslations("receipt.figures");
  const common = useTranslations("common");
  const draft = receipt.status === "draft";
  const [open, setOpen] = useState(purchaseDate === null);
  const [corrected, setCorrected] = useState<Partial<Record<HeadField, true>>>({});
  const storeField = useRef<HTMLElement>(null);
  const dateField = useRef<HTMLElement>(null);
  const storeRef = (element: HTMLElement | null) => {
    storeField.current = element;
  };
  const dateRef = (element: HTMLElement | null) => {
    dateField.current = element;
  };
  const doubted = (field: HeadField) => !corrected[field] && isDoubtful(receipt, field);

  useEffect(() => {
    if (dateAsked === 0) return;
    setOpen(true);
    focusSoon(dateField);
  }, [dateAsked]);

  function change(isOpen: boolean, field: typeof dateField) {
    setOpen(isOpen);
    focusSoon(field);
  }

  function onStore(typed: string) {
    const next = typed.trim() === "" ? null : typed.trim();
    if (next === store) return;
    setCorrected({ ...corrected, store: true });
    changes.setStore(next, store);
  }

  function onDate(next: string | null) {
    if (next === purchaseDate) return;
    setCorrected({ ...corrected, purchaseDate: true });
    changes.setDate(next, purchaseDate);
  }

  /** The pressed chip goes, so the focus goes on to the date; the day that stands there is settled. */
  function chooseDay(day: string) {
    if (day === purchaseDate) setCorrected({ ...corrected, purchaseDate: true });
    else onDate(day);
    focusSoon(dateField);
  }

  const isEdited = draft && open;
  const days = draft ? (
    <DateChips
      receiptId={receipt.id}
      date={purchaseDate}
      possible={doubted("purchaseDate") ? possibleDates(receipt) : []}
      only={!isEdited}
      onChoose={chooseDay}
    />
  ) : null;
  const selected = receipt.items.filter((item) => item.selected).length;
  const sum = (
    <p className="figures shrink-0 text-lg font-semibold sm:text-xl">
      <span className="sr-only">{t("total")}</span>
      {total === null ? t("totalNotRead") : formatMoney(total, locale, currency)}
      {isTotalDoubtful(receipt) ? <DoubtMark /> : null}
    </p>
  );
  const count = <p>{figures("selected", { selected, items: receipt.items.length })}</p>;

  return (
    <Card>
      <CardBody className="flex flex-col sm:gap-1 max-sm:px-4 max-sm:py-1">
        {isEdited ? (
          <>
            <div className="flex items-center justify-between gap-4 text-sm text-ink-soft pointer-coarse:min-h-11">
              {count}
              {sum}
            </div>
            <HeadFields
              receipt={receipt}
              changes={changes}
              doubted={doubted}
              dateError={dateAsked > 0 ? t("dateNeeded") : undefined}
              storeRef={storeRef}
              dateRef={dateRef}
              days={days}
              onStore={onStore}
              onDate={onDate}
              onDone={() => change(false, storeField)}
            />
          </>
        ) : (
          <>
            <div className="flex items-baseline justify-between gap-4">
              <h2 className="min-w-0 text-lg font-semibold sm:text-xl">
                <HeadText
                  ref={storeRef}
                  label={t("editStore")}
                  doubted={doubted("store")}
                  onOpen={draft ? () => change(true, storeField) : null}
                >
                  {store ?? common("unknownStore")}
                </HeadText>
              </h2>
              {sum}
            </div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
              <HeadText
                ref={dateRef}
                label={t("editDate")}
                doubted={doubted("purchaseDate")}
                onOpen={draft ? () => change(true, dateField) : null}
              >
                {purchaseDate ? formatDate(purchaseDate, locale) : common("unknownDate")}
              </HeadText>
              {count}
            </div>
            {days}
          </>
        )}
      </CardBody>
    </Card>
  );
}

/** Moves the focus once what was opened or closed is drawn. */
function focusSoon(field: { readonly current: HTMLElement | null }) {
  requestAnimationFrame(() => field.current?.focus());
}
