"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { differenceSentence, otherCurrencySentence } from "@gf-ledger/domain/tax-report/claim-sentences";
import { useLocale, useTranslations } from "use-intl";
import { useSentences } from "@/features/language/use-sentences";
import { trpc } from "@/trpc/client";

/** Where the year's claim is another amount than its category totals, one line that says so (claim-3). */
export function ClaimDifference({ year, edition }: { year: number; edition: Edition }) {
  const t = useTranslations("reports");
  const locale = useLocale();
  const say = useSentences();
  const { data } = trpc.taxReport.products.useQuery({ year });
  if (!data) return null;
  const eatenByOthers =
    data.eatenByOthers === null
      ? null
      : t("eatenByOthers", { amount: formatMoney(data.eatenByOthers, locale) });
  const difference = differenceSentence(data, edition);
  const sentences = [
    eatenByOthers,
    difference === null ? null : say(difference),
    otherCurrencySentence(data.itemsInOtherCurrency, locale),
  ].filter((sentence) => sentence !== null);
  if (sentences.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      {[
        t("claim", { year: String(year), amount: formatMoney(data.totalToClaim, locale) }),
        ...sentences,
      ].join(" ")}
    </p>
  );
}
