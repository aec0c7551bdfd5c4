"use client";

import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { type Ref, useState } from "react";
import { TextField } from "@/components/text-field";
import { useEdition } from "@/features/protected/use-edition";
import type { ReceiptChanges } from "./use-receipt-changes";

/** §2, D16: what stands where nothing could be read. */
export const UNKNOWN_STORE = "Unknown Store";
export const UNKNOWN_DATE = "Unknown Date";

interface ReceiptHeadProps {
  receipt: ReceiptView;
  changes: ReceiptChanges;
  /** Shown under the date, for example when saving asked for one. */
  dateError?: string | undefined;
  dateRef?: Ref<HTMLInputElement>;
}

/** The store and the date of a draft, both editable (D16). What is typed is stored on leaving the field. */
export function ReceiptHead({ receipt, changes, dateError, dateRef }: ReceiptHeadProps) {
  const edition = useEdition();
  const [store, setStore] = useState(receipt.storeLocation ?? "");
  const locked = receipt.status === "confirmed";

  function onStoreLeft() {
    const next = store.trim();
    if (next !== (receipt.storeLocation ?? "")) void changes.setStore(next === "" ? null : next);
  }

  function onDate(next: string) {
    if (isCalendarDate(next)) void changes.setDate(next);
    else if (next === "" && receipt.purchaseDate !== null) void changes.setDate(null);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Store"
        value={store}
        placeholder={UNKNOWN_STORE}
        disabled={locked}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setStore(event.target.value)}
        onBlur={onStoreLeft}
        hint={doubt(receipt.storeLocation, receipt.fields.store.confidence)}
      />
      <TextField
        key={receipt.purchaseDate}
        ref={dateRef}
        label="Purchase date"
        type="date"
        defaultValue={receipt.purchaseDate ?? ""}
        disabled={locked}
        min="1990-01-01"
        max="2100-12-31"
        error={receipt.purchaseDate ? undefined : dateError}
        onBlur={(event) => onDate(event.target.value)}
        hint={
          receipt.purchaseDate
            ? (doubt(receipt.purchaseDate, receipt.fields.purchaseDate.confidence) ??
              formatDate(receipt.purchaseDate, edition))
            : `${UNKNOWN_DATE}. A claim needs the date on the receipt.`
        }
      />
    </div>
  );
}

function doubt(value: string | null, confidence: number): string | undefined {
  return value !== null && confidence < 0.8 ? "Hard to read: please check it." : undefined;
}
