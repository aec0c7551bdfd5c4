import { type FoundRate, rateFinder } from "@gf-ledger/claim/currency/rate-finder";
import type { Fraction } from "@gf-ledger/claim/fractions/fraction";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { numberOf } from "@gf-ledger/claim/fractions/number-of";
import type { Share } from "@gf-ledger/claim/people/shares";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import type { LineItem } from "@gf-ledger/claim/sums/lines/line-item";
import { type CountedLine, countedLine } from "@gf-ledger/claim/sums/lines/place-lines";
import type { ClaimRow } from "@gf-ledger/claim/sums/rows/claim-row";
import type { TwoSides } from "@gf-ledger/claim/sums/rows/two-sides";
import type { DocumentItem } from "@gf-ledger/documents/claim/claim-documents";
import { documentWords } from "@gf-ledger/documents/claim/document-words";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale, localeOf } from "@gf-ledger/domain/edition/locale";
import { type Ground, groundOf } from "@gf-ledger/domain/pricing/ground";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import type { DocumentContext } from "../../context";
import { describePriceBasis, describePriceSource } from "../../prices/views/describe-price-basis";
import { personsDifference } from "../../tax-report/rules/rests-on";
import { evidenceText } from "../../tax-report/views/evidence-text";
import type { ClaimedContent } from "./claimed-content";
import type { BareBlock } from "./document-blocks";
import { type LineDetails, priceSourceOf, readLineDetails } from "./read-line-details";

/** Line items whose details are read at once. */
const PAGE = 500;

/** A row of the summary, with its number counted over all blocks. */
interface NumberedRow {
  readonly row: ClaimRow;
  readonly number: number;
}

/** An item of the papers, with the row that it is summed in and what its regular price was chosen from. */
export interface FoundItem {
  readonly item: DocumentItem;
  readonly row: ClaimRow;
  readonly details: LineDetails | undefined;
  readonly ground: Ground;
  /** What the person paid more, exactly. */
  readonly difference: Fraction;
  /** Both sides before any share, exactly. */
  readonly whole: TwoSides;
}

export type RowsOfLines = ReadonlyMap<string, readonly NumberedRow[]>;

/** The rows that each line item is summed in, by its id: one for each person who eats of it. */
export function rowsOfLines(blocks: readonly BareBlock[]): RowsOfLines {
  const rowsOf = new Map<string, NumberedRow[]>();
  const rows = blocks.flatMap((block) => block.rows);
  for (const [index, row] of rows.entries()) {
    const numbered = { row, number: index + 1 };
    for (const id of row.lineItemIds) {
      const known = rowsOf.get(id);
      if (known) known.push(numbered);
      else rowsOf.set(id, [numbered]);
    }
  }
  return rowsOf;
}

/** A claim's content with the rates that its owner typed. */
interface RatedContent {
  readonly content: ClaimContent;
  readonly rateOn: (date: CalendarDate) => FoundRate;
}

/** At which rate a line was converted, of when and from where; a rate that is gone since says so. */
function convertedOf(
  line: LineItem,
  { content: { edition, exchangeMethod }, rateOn }: RatedContent,
  locale: Locale,
): DocumentItem["converted"] {
  const { currency, cadPerUsd, purchaseDate } = line;
  if (currency === EDITION_FACTS[edition].currency || cadPerUsd === null) return null;
  const method = exchangeMethod ?? "annual-average";
  const found = rateOn(purchaseDate);
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
  if (details?.priceBasis) return describePriceBasis(details.priceBasis, locale);
  return (
    evidenceText(details?.priceEvidence ?? null, locale) ||
    (priceSource ? describePriceSource(priceSource, locale) : "")
  );
}

interface Part extends Share {
  readonly number: number;
}

function itemOf(
  line: LineItem,
  counted: CountedLine,
  { personId, share, number }: Part,
  details: LineDetails | undefined,
  rated: RatedContent,
  locale: Locale,
): DocumentItem {
  const source = priceSourceOf(line.priceSource);
  return {
    id: line.id,
    row: number,
    date: line.purchaseDate,
    store: details?.store ?? null,
    name: details?.name ?? line.product,
    personId,
    share,
    kind: line.kind,
    quantity: line.quantity,
    size: line.size,
    unit: line.unit,
    price: numberOf(counted.whole.price),
    regularPrice: numberOf(counted.whole.regularPrice),
    sizeCompared: counted.amounts.sizeCompared,
    priceSource: source,
    priceBasis: basisOf(source, details, locale),
    converted: convertedOf(line, rated, locale),
    receiptId: details?.receiptId ?? null,
    note: details?.kindNote ? translateWords(details.kindNote, locale) : null,
  };
}

/**
 * Each person's part of each counted line item, oldest first, a page of line items at a time: what a page
 * says beside its sums is read when it is asked for, so that never all of it is held.
 */
export async function* documentItems(
  ctx: DocumentContext,
  claimed: ClaimedContent,
  rows: RowsOfLines,
): AsyncGenerator<readonly FoundItem[]> {
  const { content } = claimed;
  const { edition, countTax, exchangeMethod } = content;
  const rated = { content, rateOn: rateFinder(exchangeMethod ?? "annual-average", claimed.givenRates) };
  const locale = localeOf(edition, LOCALE_FACTS[ctx.ownLocale].language);
  const lines = [...content.lineItems].sort((a, b) => (a.purchaseDate < b.purchaseDate ? -1 : 1));
  for (let at = 0; at < lines.length; at += PAGE) {
    const page = lines.slice(at, at + PAGE);
    const ids = page.map(({ id }) => id);
    const details = await readLineDetails(ctx.pool, ctx.actor.scope, ids);
    yield page.flatMap((line): FoundItem[] => {
      const counted = countedLine(line, { edition, countTax });
      if (!counted.ok) return [];
      const found = details.get(line.id);
      return line.shares.flatMap(({ personId, share }): FoundItem[] => {
        const of = rows.get(line.id)?.find(({ row }) => row.personId === personId);
        if (of === undefined) return [];
        const part = { personId, share, number: of.number };
        const item = itemOf(line, counted, part, found, rated, locale);
        const ground = groundOf({
          priceSource: item.priceSource,
          priceEvidence: found?.priceEvidence ?? null,
          country: edition,
          purchaseDate: line.purchaseDate,
        });
        const difference = personsDifference(counted.whole, fractionOf(share));
        return [{ item, row: of.row, details: found, ground, difference, whole: counted.whole }];
      });
    });
  }
}
