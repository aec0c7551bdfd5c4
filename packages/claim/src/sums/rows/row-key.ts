import type { LineItem } from "../lines/line-item";
import { sizeInBase } from "../size-in-base";

/**
 * What makes one row of the claim: person, product and size (claim-2). 0.4 kg and 400 g are one size; what is
 * sold by weight is one row whatever it weighed.
 */
export function rowKey(
  personId: string,
  line: Pick<LineItem, "product" | "size" | "unit" | "soldByWeight">,
): string {
  const size = sizeInBase(line.size, line.unit);
  const known = size && `${size.amount.numerator}/${size.amount.denominator}`;
  return JSON.stringify([
    personId,
    line.product,
    size?.measure ?? null,
    line.soldByWeight ? "weight" : known,
  ]);
}
