import { productNameIn } from "@gf-ledger/catalogue/product-name";
import { type Fraction, ZERO } from "@gf-ledger/claim/fractions/fraction";
import type { ClaimRow } from "@gf-ledger/claim/sums/rows/claim-row";
import { OpenSummary, type SummaryLine } from "@gf-ledger/claim/sums/rows/summary-lines";
import type {
  DocumentBlock,
  DocumentComparator,
  DocumentLine,
  DocumentRate,
  DocumentRow,
  RestingCents,
} from "@gf-ledger/documents/claim/claim-documents";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Ground } from "@gf-ledger/domain/pricing/ground";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { type SizeClass, sizeClassOf } from "@gf-ledger/domain/size/size-class";
import { describePriceFrom, describePriceOrigin } from "../../prices/views/describe-price-basis";
import { addDifference, restingOn, sumResting } from "../../tax-report/rules/rests-on";
import type { BareBlock } from "./document-blocks";
import type { FoundItem } from "./document-items";

/** What one pass over the line items finds out for all of the papers. */
export interface Gathered {
  readonly blocks: readonly DocumentBlock[];
  readonly comparators: readonly FoundComparator[];
  readonly rates: readonly DocumentRate[];
  readonly restsOn: RestingCents;
  readonly receiptIds: ReadonlySet<string>;
}

/** For a row whose lines were not found. */
const UNKNOWN: ReadonlyMap<Ground, Fraction> = new Map([["estimate", ZERO]]);

interface RowFacts {
  name: string;
  kind: DocumentRow["kind"] | null;
  receiptId: string | null;
  readonly notes: Set<string>;
  readonly differences: Map<Ground, Fraction>;
}

/** A comparator with the seen price that it is, whose picture is looked up once all are known. */
export interface FoundComparator extends Omit<DocumentComparator, "pictureSha256"> {
  readonly observationId: string | null;
}

/** The regular package's size class compared with what was bought; `null` where the two were not compared. */
function comparedClass(item: FoundItem["item"], seen: PriceEvidence | null): SizeClass | null {
  if (!item.sizeCompared || seen?.size == null || seen.unit === null) return null;
  if (item.size === null || item.unit === null) return null;
  return sizeClassOf({ size: seen.size, unit: seen.unit }, { size: item.size, unit: item.unit });
}

function comparatorOf({ item, details, ground }: FoundItem, locale: Locale): FoundComparator {
  const seen = details?.priceEvidence ?? null;
  return {
    forProduct: item.name,
    priceSource: item.priceSource,
    product: seen?.product ? productNameIn(locale, seen.product) : null,
    size: seen?.size ?? null,
    unit: seen?.unit ?? null,
    sizeClass: comparedClass(item, seen),
    price: seen?.price ?? null,
    store: seen?.store ?? null,
    place: seen?.place ?? null,
    knownOn: seen?.knownOn ?? null,
    origin: seen === null ? item.priceBasis : describePriceFrom(seen, locale),
    printedBy:
      seen === null ? item.priceBasis || null : seen.origin && describePriceOrigin(seen.origin, locale),
    carried: seen?.carriedBy ?? null,
    ground,
    observationId: seen?.observationId ?? null,
    timesUsed: 0,
  };
}

function noteRow(facts: Map<ClaimRow, RowFacts>, { item, row, ground, difference }: FoundItem): void {
  const known = facts.get(row) ?? {
    name: item.name,
    kind: null,
    receiptId: null,
    notes: new Set<string>(),
    differences: new Map<Ground, Fraction>(),
  };
  // Items come oldest first: the newest receipt's name stays; a return's, only where nothing was bought.
  if (item.kind !== "return") {
    known.name = item.name;
    known.kind = item.kind;
    known.receiptId = item.receiptId ?? known.receiptId;
  }
  if (item.note !== null) known.notes.add(item.note);
  addDifference(known.differences, ground, difference);
  facts.set(row, known);
}

/** A line of the summary with the name, kind and newest receipt of its rows. */
function namedLine(line: SummaryLine, facts: ReadonlyMap<ClaimRow, RowFacts>): DocumentLine {
  const of = line.rows.flatMap((row) => facts.get(row) ?? []);
  return {
    ...line,
    name: of[0]?.name ?? line.product,
    kind: of[0]?.kind ?? "counterpart",
    notes: [...new Set(of.flatMap(({ notes }) => [...notes]))],
    receiptId: of.find(({ receiptId }) => receiptId !== null)?.receiptId ?? null,
  };
}

/** Gives the rows their names and what they rest on, and finds each comparator and receipt once. */
export async function gatherEvidence(
  bare: readonly BareBlock[],
  items: AsyncIterable<readonly FoundItem[]>,
  locale: Locale,
): Promise<Gathered> {
  const facts = new Map<ClaimRow, RowFacts>();
  const comparators = new Map<string, FoundComparator>();
  const receiptIds = new Set<string>();
  const rates = new Map<string, DocumentRate>();
  const summaries = bare.map(({ rows }) => new OpenSummary(rows));
  for await (const page of items)
    for (const found of page) {
      noteRow(facts, found);
      for (const summary of summaries) summary.add(found.row, found.item.id, found.whole);
      if (found.item.receiptId !== null) receiptIds.add(found.item.receiptId);
      if (found.item.converted !== null) {
        const { rate, of, source } = found.item.converted;
        rates.set(`${of} ${rate}`, { rate, of, source });
      }
      const comparator = comparatorOf(found, locale);
      const key = JSON.stringify(comparator);
      const timesUsed = (comparators.get(key)?.timesUsed ?? 0) + 1;
      comparators.set(key, { ...comparator, timesUsed });
    }
  const blocks = bare.map((block, index): DocumentBlock => {
    const rows = block.rows.map((row): DocumentRow => {
      const of = facts.get(row);
      const { name, kind } = { name: of?.name ?? row.product, kind: of?.kind ?? "counterpart" };
      return { ...row, name, kind, restsOn: restingOn(row.amountCents, of?.differences ?? UNKNOWN) };
    });
    const lines = (summaries[index]?.settled() ?? []).map((line) => namedLine(line, facts));
    return { ...block, rows, lines };
  });
  const restsOn = sumResting(blocks.flatMap(({ rows }) => rows.map((row) => row.restsOn)));
  const sorted = [...comparators.values()].sort((a, b) => a.forProduct.localeCompare(b.forProduct, "en"));
  const oldestFirst = [...rates.values()].sort((a, b) => a.of.localeCompare(b.of, "en"));
  return { blocks, comparators: sorted, rates: oldestFirst, restsOn, receiptIds };
}
