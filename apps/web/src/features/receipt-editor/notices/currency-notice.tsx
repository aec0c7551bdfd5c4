"use client";

import { CURRENCIES, type Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { useEdition } from "@/hooks/use-edition";
import type { ReceiptChanges } from "../changes/use-receipt-changes";
import { isOtherCurrency } from "./other-currency";

interface CurrencyProps {
  receipt: ReceiptView;
  changes: ReceiptChanges;
}

/** Whether nothing on a draft says which dollars it is in, so that the page asks (receipts-104). */
export const isCurrencyAsked = ({ status, issues }: ReceiptView) =>
  status === "draft" && issues.some(({ code }) => code === "no_currency");

const otherThan = (currency: Currency) => CURRENCIES.find((one) => one !== currency) ?? currency;

interface CurrencyChoiceProps {
  offered: readonly Currency[];
  action: "choose" | "change";
  changes: ReceiptChanges;
}

/** A button for each currency that a draft may be in. */
function CurrencyChoice({ offered, action, changes }: CurrencyChoiceProps) {
  const t = useTranslations("receipt.currency");
  const [pending, setPending] = useState<Currency | null>(null);
  return offered.map((currency) => (
    <Button
      key={currency}
      tone="secondary"
      size="small"
      busy={pending === currency}
      disabled={pending !== null}
      onClick={() => {
        setPending(currency);
        void changes.setCurrency(currency).then(() => setPending(null));
      }}
    >
      {t(action, { currency })}
    </Button>
  ));
}

/** Asks which dollars a receipt is in. */
export function CurrencyAsked({ receipt: { currency }, changes }: CurrencyProps) {
  const t = useTranslations("receipt.currency.asked");
  return (
    <Alert
      tone="warn"
      title={t("title")}
      actions={<CurrencyChoice offered={[currency, otherThan(currency)]} action="choose" changes={changes} />}
    >
      {t("text", { currency })}
    </Alert>
  );
}

/**
 * One line where a receipt is in the other currency, which is never added to this edition's sums (receipts-11): a
 * press says where it counts, and corrects it on a draft.
 */
export function OtherCurrency({ receipt, changes }: CurrencyProps) {
  const t = useTranslations("receipt.currency");
  const { currency, status } = receipt;
  if (!isOtherCurrency(currency, useEdition()) || isCurrencyAsked(receipt)) return null;
  return (
    <details className="group rounded-md border border-line bg-surface text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
        <span className="grow">{t(`${currency}.title`)}</span>
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col items-start gap-2 px-4 pb-3">
        <p className="text-pretty text-ink-soft">{t(`${currency}.text`)}</p>
        {status === "draft" ? (
          <CurrencyChoice offered={[otherThan(currency)]} action="change" changes={changes} />
        ) : null}
      </div>
    </details>
  );
}

/** Which dollars a draft of this edition's own currency is in, correctable where its head is edited. */
export function CurrencyOfDraft({ receipt, changes }: CurrencyProps) {
  const t = useTranslations("receipt.currency");
  const { currency } = receipt;
  if (isOtherCurrency(currency, useEdition()) || isCurrencyAsked(receipt)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
      {t("inThis", { currency })}
      <CurrencyChoice offered={[otherThan(currency)]} action="change" changes={changes} />
    </p>
  );
}
