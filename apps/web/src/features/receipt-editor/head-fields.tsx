"use client";

import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { HeadField } from "@gf-ledger/domain/receipt/receipt-doubts";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { ExclamationTriangleIcon } from "@heroicons/react/20/solid";
import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import type { ReceiptChanges } from "./changes/use-receipt-changes";
import { CurrencyOfDraft } from "./notices/currency-notice";

interface HeadFieldsProps {
  receipt: ReceiptView;
  changes: ReceiptChanges;
  doubted: (field: HeadField) => boolean;
  /** What is wrong with a date that is missing. */
  dateError: string | undefined;
  storeRef: (field: HTMLElement | null) => void;
  dateRef: (field: HTMLElement | null) => void;
  /** The days that can be chosen by one tap. */
  days: ReactNode;
  onStore: (typed: string) => void;
  onDate: (day: string | null) => void;
  onDone: () => void;
}

/** The fields of a draft's head (receipts-19). A change is stored when its field is left. */
export function HeadFields(fields: HeadFieldsProps) {
  const { receipt, changes, doubted, dateError, days } = fields;
  const { store, purchaseDate } = receipt;
  const t = useTranslations("receipt.head");
  const common = useTranslations("common");
  const noDate = t("noDate", { unknown: common("unknownDate") });
  const [beganUndated] = useState(purchaseDate === null);
  const [beganInDoubt] = useState({ store: doubted("store"), purchaseDate: doubted("purchaseDate") });
  // What is settled keeps its room: nothing may move under the press that leaves the field.
  const hintOf = (field: HeadField) =>
    beganInDoubt[field] ? <Doubt isSettled={!doubted(field)} /> : undefined;
  const askedBefore =
    purchaseDate && dateError ? <span className="invisible text-sm">{dateError}</span> : undefined;

  function onDate(typed: string) {
    if (typed === "" || isCalendarDate(typed)) fields.onDate(typed === "" ? null : typed);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 xs:grid-cols-2 sm:gap-4">
        <TextField
          // A new key shows what the server stored, or the value before a change that was taken back.
          key={`store ${store}`}
          ref={fields.storeRef}
          label={t("store")}
          defaultValue={store ?? ""}
          placeholder={common("unknownStore")}
          maxLength={200}
          autoComplete="off"
          onBlur={(event) => fields.onStore(event.target.value)}
          hint={hintOf("store")}
        />
        <TextField
          key={`date ${purchaseDate}`}
          ref={fields.dateRef}
          label={t("date")}
          type="date"
          defaultValue={purchaseDate ?? ""}
          min="1990-01-01"
          max="2100-12-31"
          // A pixel less on each side where the border is a pixel more.
          className="aria-invalid:py-1.75"
          error={purchaseDate ? undefined : dateError}
          onBlur={(event) => onDate(event.target.value)}
          hint={hintOf("purchaseDate") ?? askedBefore}
        />
      </div>
      {beganUndated ? (
        <p className={purchaseDate === null ? "text-xs text-ink-faint" : "invisible text-xs"}>{noDate}</p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {days}
        <CurrencyOfDraft receipt={receipt} changes={changes} />
        <Button tone="secondary" size="small" className="ml-auto" onClick={fields.onDone}>
          {t("done")}
        </Button>
      </div>
    </div>
  );
}

function Doubt({ isSettled }: { isSettled: boolean }) {
  const t = useTranslations("receipt.head");
  return (
    <span className={clsx("flex items-start gap-1 font-medium text-warn", isSettled && "invisible")}>
      <ExclamationTriangleIcon aria-hidden="true" className="mt-px size-4 shrink-0" />
      {t("doubtful")}
    </span>
  );
}
