import { productNameIn } from "@gf-ledger/catalogue/product-name";
import { type Language, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { keptOrigin } from "../prices/said-price-basis";
import { EVIDENCE_WORDS, type EvidenceWords } from "./evidence-words";
import { EVIDENCE_WORDS_FR } from "./evidence-words.fr";

const WORDS: Readonly<Record<Language, EvidenceWords>> = { en: EVIDENCE_WORDS, fr: EVIDENCE_WORDS_FR };

function carriedText(
  { fromMonth, toMonth, fromLevel, toLevel, how }: NonNullable<PriceEvidence["carriedBy"]>,
  words: EvidenceWords,
) {
  const levels = words.carried(fromMonth, fromLevel, toMonth, toLevel);
  return how === "published" ? levels : `${levels}, ${words.how[how]}`;
}

/**
 * What a regular price was chosen from, of when and where, so that a reader of the CSV can walk it back
 * (prices-22); empty where nothing is kept.
 */
export function evidenceText(evidence: PriceEvidence | null, locale: Locale): string {
  if (evidence === null) return "";
  const words = WORDS[LOCALE_FACTS[locale].language];
  const { product, price, size, unit, store, place, knownOn, origin, carriedBy } = evidence;
  const packageOf = size !== null && unit !== null ? words.packageOf(size, unit) : null;
  const priced = price === null ? packageOf : words.priced(packageOf, price);
  const carried = carriedBy ? carriedText(carriedBy, words) : null;
  const from = origin === null ? null : keptOrigin(origin, locale);
  const named = product === null ? null : productNameIn(locale, product);
  return [named, priced, store, place, knownOn, from, carried].filter((part) => part !== null).join("; ");
}
