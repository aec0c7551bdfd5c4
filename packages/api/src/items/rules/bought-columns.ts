import { unitOrNullSchema, unitSchema } from "@gf-ledger/domain/size/unit";
import type { Unit } from "@gf-ledger/domain/size/units";
import type { ReceiptItemRow } from "../../drafts/receipt-row";

interface BoughtColumns {
  readonly quantity: number;
  readonly size: number | null;
  readonly unit: Unit | null;
  readonly soldByWeight: boolean;
}

type BoughtItem = Pick<ReceiptItemRow, "kind" | "quantity" | "unit" | "size" | "sizeUnit">;

/**
 * How much was bought: packages with their size where it is known, or what the scale showed, counted as bought
 * once. A return is a quantity below 0 (receipts-54).
 */
export function boughtColumns({ kind, quantity, unit, size, sizeUnit }: BoughtItem): BoughtColumns {
  const sign = kind === "return" ? -1 : 1;
  if (unit !== "each")
    return { quantity: sign, size: quantity, unit: unitSchema.parse(unit), soldByWeight: true };
  return {
    quantity: sign * quantity,
    size,
    unit: unitOrNullSchema.parse(sizeUnit),
    soldByWeight: false,
  };
}

/** What a line is counted by: packages, or the weight that the scale showed. */
export function amountOfLine(line: {
  readonly quantity: number;
  readonly size: number | null;
  readonly soldByWeight: boolean;
}): number {
  return line.soldByWeight ? line.quantity * (line.size ?? 1) : line.quantity;
}
