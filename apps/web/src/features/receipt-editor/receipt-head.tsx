"use client";

import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { ExclamationTriangleIcon } from "@heroicons/react/20/solid";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { TextField } from "@/components/text-field";
import { DateChips } from "./date-chips";
import type { ReceiptChanges } from "./use-receipt-changes";

interface ReceiptHeadProps {
  receipt: ReceiptView;
  changes: ReceiptChanges;
  /** An error under the date, for example when saving needs one. */
  dateError?: string | undefined;
  dateRef?: Ref<HTMLInputElement>;
}

/**
 * The store and the date of a draft, both editable (receipts-19). A change is stored when the field is left.
 */
export function ReceiptHead({ receipt, changes, dateError, dateRef }: ReceiptHeadProps) {
  const locale = useLocale();
  const dateField = useRef<HTMLInputElement>(null);
  const t = useTranslations("receipt.head");
  const common = useTranslations("common");
  const { store, purchaseDate } = receipt;
  const [corrected, setCorrected] = useState<Partial<Record<keyof typeof SURE, true>>>({});
  const locked = receipt.status === "confirmed";
  const doubted = (field: keyof typeof SURE) => !corrected[field] && isDoubtful(receipt, field);

  const noDate = t("noDate", { unknown: common("unknownDate") });
  const [beganUndated] = useState(purchaseDate === null);

  function onStore(typed: string) {
    const next = typed.trim() === "" ? null : typed.trim();
    if (next === store) return;
    setCorrected({ ...corrected, store: true });
    changes.setStore(next, store);
  }

  function onDate(typed: string) {
    const next = typed === "" ? null : typed;
    if (next === purchaseDate || (next !== null && !isCalendarDate(next))) return;
    setCorrected({ ...corrected, purchaseDate: true });
    changes.setDate(next, purchaseDate);
  }

  /** The pressed chip goes, so the focus goes on to the field that it filled; the day that stands there is settled. */
  function chooseDay(day: string) {
    if (day === purchaseDate) setCorrected({ ...corrected, purchaseDate: true });
    else onDate(day);
    requestAnimationFrame(() => dateField.current?.focus());
  }

  return (
    <div className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4">
      <TextField
        // A new key shows what the server stored, or the value before a change that was taken back.
        key={`store ${store}`}
        label={t("store")}
        defaultValue={store ?? ""}
        placeholder={common("unknownStore")}
        disabled={locked}
        maxLength={200}
        autoComplete="off"
        onBlur={(event) => onStore(event.target.value)}
        hint={doubted("store") ? <Doubt /> : undefined}
      />
      <div>
        <TextField
          key={`date ${purchaseDate}`}
          ref={(field) => {
            dateField.current = field;
            if (typeof dateRef === "function") return dateRef(field);
            if (dateRef) dateRef.current = field;
          }}
          label={t("date")}
          type="date"
          defaultValue={purchaseDate ?? ""}
          disabled={locked}
          min="1990-01-01"
          max="2100-12-31"
          error={purchaseDate ? undefined : dateError}
          onBlur={(event) => onDate(event.target.value)}
          hint={
            <Room for={beganUndated ? noDate : null}>
              {purchaseDate === null ? (
                noDate
              ) : doubted("purchaseDate") ? (
                <Doubt />
              ) : (
                formatDate(purchaseDate, locale)
              )}
            </Room>
          }
        />
        {locked ? null : (
          <DateChips
            receiptId={receipt.id}
            date={purchaseDate}
            possible={doubted("purchaseDate") ? possibleDates(receipt) : []}
            onChoose={chooseDay}
          />
        )}
        {purchaseDate && dateError ? (
          // Keeps room for the error: nothing may move under the press that leaves the field.
          <p aria-hidden="true" className="invisible mt-1.5 text-sm font-medium">
            {dateError}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Below these the reader may have misread; it is never quite sure of a store that is not a known chain. */
const SURE = { store: 0.6, purchaseDate: 0.8 } as const;

function isDoubtful({ status, fields, ...values }: ReceiptView, field: keyof typeof SURE): boolean {
  const value = field === "store" ? values.store : values.purchaseDate;
  return status === "draft" && value !== null && fields[field].confidence < SURE[field];
}

/** The days that the print may mean (reading-75); none where there is nothing to choose from. */
function possibleDates({ issues }: ReceiptView): readonly string[] {
  const dates = issues.find(({ code }) => code === "date_in_doubt")?.dates ?? [];
  return dates.length > 1 ? dates : [];
}

/** Keeps the room of a longer text: nothing may move under the press that leaves the field. */
function Room({ for: longest, children }: { for: string | null; children: ReactNode }) {
  if (longest === null) return children;
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span aria-hidden="true" className="invisible">
        {longest}
      </span>
      <span>{children}</span>
    </span>
  );
}

function Doubt() {
  const t = useTranslations("receipt.head");
  return (
    <span className="flex items-start gap-1 font-medium text-warn">
      <ExclamationTriangleIcon aria-hidden="true" className="mt-px size-4 shrink-0" />
      {t("doubtful")}
    </span>
  );
}
