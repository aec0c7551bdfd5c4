"use client";

import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { ExclamationTriangleIcon } from "@heroicons/react/20/solid";
import { type Ref, useState } from "react";
import { TextField } from "@/components/text-field";
import { useEdition } from "@/hooks/use-edition";
import type { ReceiptChanges } from "./use-receipt-changes";

/** receipts-10: shown where nothing could be read. */
export const UNKNOWN_STORE = "Unknown Store";
export const UNKNOWN_DATE = "Unknown Date";

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
  const edition = useEdition();
  const { store, purchaseDate } = receipt;
  const [corrected, setCorrected] = useState<Partial<Record<keyof typeof SURE, true>>>({});
  const locked = receipt.status === "confirmed";
  const doubted = (field: keyof typeof SURE) => !corrected[field] && isDoubtful(receipt, field);

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

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        // A new key shows what the server stored, or the value before a change that was taken back.
        key={`store ${store}`}
        label="Store"
        defaultValue={store ?? ""}
        placeholder={UNKNOWN_STORE}
        disabled={locked}
        maxLength={200}
        autoComplete="off"
        onBlur={(event) => onStore(event.target.value)}
        hint={doubted("store") ? <Doubt /> : undefined}
      />
      <div>
        <TextField
          key={`date ${purchaseDate}`}
          ref={dateRef}
          label="Purchase date"
          type="date"
          defaultValue={purchaseDate ?? ""}
          disabled={locked}
          min="1990-01-01"
          max="2100-12-31"
          error={purchaseDate ? undefined : dateError}
          onBlur={(event) => onDate(event.target.value)}
          hint={
            purchaseDate === null ? (
              `${UNKNOWN_DATE}. A claim needs the date on the receipt. Average prices are brought to its month, so totals may still move.`
            ) : doubted("purchaseDate") ? (
              <Doubt />
            ) : (
              formatDate(purchaseDate, edition)
            )
          }
        />
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

function Doubt() {
  return (
    <span className="flex items-start gap-1 font-medium text-warn">
      <ExclamationTriangleIcon aria-hidden="true" className="mt-px size-4 shrink-0" />
      Hard to read: please check it.
    </span>
  );
}
