import type { GivenRate } from "@gf-ledger/claim/currency/exchange-rate";
import { findRate } from "@gf-ledger/claim/currency/find-rate";
import { numberOf } from "@gf-ledger/claim/fractions/number-of";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import type { LineItem } from "@gf-ledger/claim/sums/line-item";
import { type PlacedLine, placeLines } from "@gf-ledger/claim/sums/place-lines";
import { rowKey } from "@gf-ledger/claim/sums/row-key";
import type { PaperItem } from "@gf-ledger/documents/claim/claim-papers";
import { documentWords } from "@gf-ledger/documents/claim/document-words";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { LOCALE_FACTS, type Locale, localeOf } from "@gf-ledger/domain/edition/locale";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import { keptSentence } from "@gf-ledger/messages/kept-sentence";
import type { DocumentContext } from "../../context";
import { saidPriceBasis, saidPriceSource } from "../../prices/said-price-basis";
import { evidenceText } from "../../tax-report/evidence-text";
import type { ClaimedContent } from "./claimed-content";
import type { BareBlock } from "./paper-blocks";
import { type LineDetails, priceSourceOf, readLineDetails } from "./read-line-details";

/** Line items whose details are read at once. */
const PAGE = 500;

/** An item of the papers, with what its regular price was chosen from. */
export interface FoundItem {
  readonly item: PaperItem;
  readonly details: LineDetails | undefined;
}

/** The number of each row by its key, counted over all blocks as the summary counts them. */
export function rowNumbers(blocks: readonly BareBlock[]): ReadonlyMap<string, number> {
  const rows = blocks.flatMap((block) => block.rows);
  return new Map(rows.map((row, index) => [rowKey(row.personId, row), index + 1]));
}

/** At which rate a line was converted, of when and from where; a rate that is gone since says so. */
function convertedOf(
  line: LineItem,
  { edition, exchangeMethod }: ClaimContent,
  given: readonly GivenRate[],
  locale: Locale,
): PaperItem["converted"] {
  const { currency, cadPerUsd, purchaseDate } = line;
  if (currency === EDITION_FACTS[edition].currency || cadPerUsd === null) return null;
  const method = exchangeMethod ?? "annual-average";
  const found = findRate(purchaseDate, method, given);
  const known = found.ok && found.rate.cadPerUsd === cadPerUsd ? found.rate : null;
  return {
    currency,
    cents: line.price,
    rate: cadPerUsd,
    method,
    of: method === "daily" ? purchaseDate : purchaseDate.slice(0, 4),
    source: known?.source ?? documentWords({ locale }).common("rateChanged"),
  };
}

/** Where the regular price comes from: the line item's own sentence, else its evidence, else its source. */
function basisOf(priceSource: PriceSource | null, details: LineDetails | undefined, locale: Locale): string {
  if (details?.priceBasis) return saidPriceBasis(details.priceBasis, locale);
  return (
    evidenceText(details?.priceEvidence ?? null, locale) ||
    (priceSource ? saidPriceSource(priceSource, locale) : "")
  );
}

function itemOf(
  placed: PlacedLine,
  row: number,
  details: LineDetails | undefined,
  claimed: ClaimedContent,
  locale: Locale,
): PaperItem {
  const { line, personId, share, date, whole, amounts } = placed;
  const source = priceSourceOf(line.priceSource);
  return {
    id: line.id,
    row,
    date,
    store: details?.store ?? null,
    name: details?.name ?? line.product,
    personId,
    share: numberOf(share),
    kind: line.kind,
    quantity: line.quantity,
    size: line.size,
    unit: line.unit,
    price: numberOf(whole.price),
    regularPrice: numberOf(whole.regularPrice),
    sizeCompared: amounts.sizeCompared,
    priceSource: source,
    priceBasis: basisOf(source, details, locale),
    converted: convertedOf(line, claimed.content, claimed.givenRates, locale),
    receiptId: details?.receiptId ?? null,
    note: details?.kindNote ? keptSentence(details.kindNote, LOCALE_FACTS[locale].language) : null,
  };
}

/**
 * Each person's part of each counted line item, oldest first, a page of line items at a time: what a page
 * says beside its sums is read when it is asked for, so that never all of it is held.
 */
export async function* paperItems(
  ctx: DocumentContext,
  claimed: ClaimedContent,
  rows: ReadonlyMap<string, number>,
): AsyncGenerator<readonly FoundItem[]> {
  const { content } = claimed;
  const { edition, countTax, period } = content;
  const locale = localeOf(edition, LOCALE_FACTS[ctx.ownLocale].language);
  const lines = [...content.lineItems].sort((a, b) => (a.purchaseDate < b.purchaseDate ? -1 : 1));
  for (let at = 0; at < lines.length; at += PAGE) {
    const page = lines.slice(at, at + PAGE);
    const ids = page.map(({ id }) => id);
    const details = await readLineDetails(ctx.pool, ctx.actor.scope, ids);
    const { placed } = placeLines(page, { edition, countTax });
    yield placed.flatMap((one): FoundItem[] => {
      const row = rows.get(one.key);
      if (row === undefined || one.date < period.from || one.date > period.to) return [];
      const found = details.get(one.line.id);
      return [{ item: itemOf(one, row, found, claimed, locale), details: found }];
    });
  }
}
