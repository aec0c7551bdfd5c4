import { productNameIn } from "@gf-ledger/catalogue/product-name";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { Unit } from "@gf-ledger/domain/size/units";
import { describePriceOrigin } from "../../prices/views/describe-price-basis";
import { csvWords } from "./csv-words";

type Words = ReturnType<typeof csvWords>;

function packageText(size: number, unit: Unit, t: Words): string {
  if (unit === "piece") return t("evidence.pieces", { count: size });
  return t("evidence.size", { amount: size, unit: t(`unit.${unit}`) });
}

function pricedText(size: string | null, cents: number, t: Words): string {
  const price = cents / 100;
  return size === null ? t("evidence.priced", { price }) : t("evidence.packageAt", { size, price });
}

function carriedText({ how, ...carried }: NonNullable<PriceEvidence["carriedBy"]>, t: Words): string {
  const levels = t("evidence.carried", carried);
  return how === "published" ? levels : `${levels}, ${t(`evidence.${how}`)}`;
}

/**
 * What a regular price was chosen from, of when and where, so that a reader of the CSV can walk it back
 * (prices-22); empty where nothing is kept.
 */
export function evidenceText(evidence: PriceEvidence | null, locale: Locale): string {
  if (evidence === null) return "";
  const t = csvWords(locale);
  const { product, price, size, unit, store, place, knownOn, origin, carriedBy } = evidence;
  const packageOf = size !== null && unit !== null ? packageText(size, unit, t) : null;
  const priced = price === null ? packageOf : pricedText(packageOf, price, t);
  const carried = carriedBy ? carriedText(carriedBy, t) : null;
  const from = origin === null ? null : describePriceOrigin(origin, locale);
  const named = product === null ? null : productNameIn(locale, product);
  return [named, priced, store, place, knownOn, from, carried].filter((part) => part !== null).join("; ");
}
