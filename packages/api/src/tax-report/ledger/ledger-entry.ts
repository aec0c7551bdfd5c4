import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { centsFromDollars } from "@gf-ledger/domain/money/cents";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { translatorOf } from "@gf-ledger/messages/translator";
import { categoryName, csvWords } from "../views/csv-words";

/** A line item as bookkeeping sees it: one payment, shared between groceries and medical expenses. */
export interface JournalEntry {
  readonly id: string;
  readonly date: string;
  readonly payee: string;
  readonly product: string;
  readonly currency: Currency;
  /** In cents, as the CSV file's columns: what was paid, and the part of it that counts as extra cost. */
  readonly price: number;
  readonly extraCost: number;
  readonly groceries: string;
  readonly medical: string;
}

/** One line, without what begins a comment or a new field in either format. */
const plain = (text: string) =>
  singleLine(text)
    .replace(/[;|^]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();

export function ledgerEntry(item: LineItemView, locale: Locale): JournalEntry {
  const t = translatorOf(locale, "ledger");
  const category = categoryName(item.category, locale);
  return {
    id: item.id,
    date: item.purchaseDate,
    payee: plain(item.store ?? csvWords(locale)("unknownStore")),
    product: plain(item.name),
    currency: item.currency,
    price: centsFromDollars(item.price),
    extraCost: centsFromDollars(item.countedExtraCost),
    groceries: `${t("groceries")}:${category}`,
    medical: `${t("medical")}:${category}`,
  };
}
