import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { written } from "../../language/typed-amount";
import type { Words } from "../../language/words/words";

type Bought = Pick<LineItemView, "quantity" | "size" | "unit" | "kind" | "soldByWeight" | "sizeCompared">;

interface BoughtWords {
  locale: Locale;
  t: Words<"reports.item">;
  food: Words<"food">;
}

/** How much a line item bought, in a few words: "2 × 400 g, ingredient without a counterpart, size not compared". */
export function boughtWords(
  { quantity, size, unit, kind, soldByWeight, sizeCompared }: Bought,
  { locale, t, food }: BoughtWords,
): string {
  const times = Math.abs(quantity);
  const packages = `${written(size ?? "", locale)} ${unit ? food(`unit.${unit}`) : ""}`.trim();
  const back = kind === "return";
  const unsized = back ? "unsizedBack" : "bought";
  return t("bought", {
    what: size === null ? unsized : back ? "sizedBack" : "sized",
    amount: times === 1 ? packages : `${written(times, locale)} × ${packages}`,
    times,
    weighed: soldByWeight ? "yes" : "no",
    kind: kind === "counterpart" || back ? "none" : food(`kind.${kind}`).toLocaleLowerCase(locale),
    compared: sizeCompared === false ? "no" : "yes",
  });
}
