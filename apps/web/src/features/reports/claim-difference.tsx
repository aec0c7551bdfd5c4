"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import {
  differenceSentence,
  eatenByOthersSentence,
  otherCurrencySentence,
} from "@gf-ledger/messages/claim-sums";
import { useLocale, useTranslations } from "use-intl";
import { trpc } from "@/trpc/client";

/** Where the year's claim is another amount than its category totals, one line that says so (claim-3). */
export function ClaimDifference({ year }: { year: number }) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const reader = { locale, t: useTranslations("claimSums") };
  const { data } = trpc.taxReport.products.useQuery({ year });
  if (!data) return null;
  const sentences = [
    eatenByOthersSentence(data.eatenByOthers, reader),
    differenceSentence(data, reader),
    otherCurrencySentence(data.itemsInOtherCurrency, reader),
  ].filter((sentence) => sentence !== null);
  if (sentences.length === 0) return null;
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      {[
        t("claim", { year: String(year), amount: formatMoney(data.totalToClaim, locale) }),
        ...sentences,
      ].join(" ")}
    </p>
  );
}
