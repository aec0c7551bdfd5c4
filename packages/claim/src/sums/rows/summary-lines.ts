import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Unit } from "@gf-ledger/domain/size/units";
import { divide } from "../../fractions/arithmetic";
import type { Fraction } from "../../fractions/fraction";
import { numberOf } from "../../fractions/number-of";
import { sizeInBase } from "../size-in-base";
import type { ClaimRow } from "./claim-row";
import { rowKey } from "./row-key";
import { type SummaryAverages, summaryAverages } from "./summary-averages";
import { addSides, NO_SIDES, settleSides, type TwoSides } from "./two-sides";

/** What one person eats of a line's product, and what it adds to the claim. */
export interface SummaryPart {
  readonly personId: string;
  /** `null` where it differs between purchases. */
  readonly share: number | null;
  readonly amountCents: Cents;
}

/** One line a product and size, whoever eats of it (claim-70): its number is bought once. */
export interface SummaryLine {
  readonly rows: readonly ClaimRow[];
  readonly product: string;
  readonly size: number | null;
  readonly unit: Unit | null;
  readonly soldByWeight: boolean;
  /** Packages; by weight, how many times `size` and `unit` were bought. Returns are taken off. */
  readonly quantity: number;
  readonly averages: SummaryAverages | null;
  /** Number × incremental cost, before any share. */
  readonly wholeCents: Cents;
  readonly parts: readonly SummaryPart[];
  /** The parts together, each rounded once. */
  readonly amountCents: Cents;
  readonly sizeCompared: boolean;
}

interface OpenLine {
  readonly rows: ClaimRow[];
  whole: TwoSides;
  lastItemId: string | null;
}

function quantityOf({ quantity }: TwoSides, row: ClaimRow): Fraction {
  const size = row.soldByWeight ? sizeInBase(row.size, row.unit) : null;
  return size ? divide(quantity, size.amount) : quantity;
}

/** The lines of the summary of some rows, while the purchases behind these are read. */
export class OpenSummary {
  private readonly lines = new Map<string, OpenLine>();
  private readonly lineOf = new Map<ClaimRow, OpenLine>();

  constructor(rows: readonly ClaimRow[]) {
    for (const row of rows) {
      const key = rowKey("", row);
      const line = this.lines.get(key) ?? { rows: [], whole: NO_SIDES, lastItemId: null };
      line.rows.push(row);
      this.lines.set(key, line);
      this.lineOf.set(row, line);
    }
  }

  /** Adds a purchase, before any share. The parts of one purchase come one after the other, and count once. */
  add(row: ClaimRow, lineItemId: string, whole: TwoSides): void {
    const line = this.lineOf.get(row);
    if (!line || line.lastItemId === lineItemId) return;
    line.lastItemId = lineItemId;
    line.whole = addSides(line.whole, whole);
  }

  /** Every line, the largest amount first. */
  settled(): SummaryLine[] {
    const lines = [...this.lines.values()].flatMap(({ rows, whole }): SummaryLine[] => {
      const [first] = rows;
      if (!first) return [];
      const quantity = quantityOf(whole, first);
      const { product, size, unit, soldByWeight } = first;
      return [
        {
          rows,
          product,
          size,
          unit,
          soldByWeight,
          quantity: numberOf(quantity),
          averages: summaryAverages({ ...whole, quantity }),
          wholeCents: settleSides({ ...whole, quantity }).amountCents,
          parts: rows.map(({ personId, share, amountCents }) => ({ personId, share, amountCents })),
          amountCents: rows.reduce((sum, { amountCents }) => sum + amountCents, 0),
          sizeCompared: rows.every(({ sizeCompared }) => sizeCompared),
        },
      ];
    });
    return lines.sort((a, b) => b.amountCents - a.amountCents);
  }
}
