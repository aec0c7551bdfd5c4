"use client";

import { CURRENCIES, type Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { useEdition } from "@/hooks/use-edition";
import { isOtherCurrency } from "./other-currency";
import type { ReceiptChanges } from "./use-receipt-changes";

interface CurrencyNoticeProps {
  receipt: ReceiptView;
  changes: ReceiptChanges;
}

/**
 * Which dollars a receipt is in: asked where nothing on it says (receipts-104), correctable on a draft, and said of a
 * receipt in the other currency, which is never added to this edition's sums (receipts-11).
 */
export function CurrencyNotice({ receipt, changes }: CurrencyNoticeProps) {
  const t = useTranslations("receipt.currency");
  const { currency, status } = receipt;
  const isOther = isOtherCurrency(currency, useEdition());
  const [pending, setPending] = useState<Currency | null>(null);
  const isDraft = status === "draft";
  const isAsked = isDraft && receipt.issues.some(({ code }) => code === "no_currency");
  const otherCurrency: Currency = CURRENCIES.find((one) => one !== currency) ?? currency;

  const choose = (chosen: Currency, label: "choose" | "change") => (
    <Button
      tone="secondary"
      size="small"
      busy={pending === chosen}
      disabled={pending !== null}
      onClick={() => {
        setPending(chosen);
        void changes.setCurrency(chosen).then(() => setPending(null));
      }}
    >
      {t(label, { currency: chosen })}
    </Button>
  );

  if (isAsked)
    return (
      <Alert
        tone="warn"
        title={t("asked.title")}
        actions={
          <>
            {choose(currency, "choose")}
            {choose(otherCurrency, "choose")}
          </>
        }
      >
        {t("asked.text", { currency })}
      </Alert>
    );
  if (isOther)
    return (
      <Alert title={t(`${currency}.title`)} actions={isDraft ? choose(otherCurrency, "change") : null}>
        {t(`${currency}.text`)}
      </Alert>
    );
  if (!isDraft) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 px-1 text-sm text-ink-soft">
      {t("inThis", { currency })}
      {choose(otherCurrency, "change")}
    </p>
  );
}
