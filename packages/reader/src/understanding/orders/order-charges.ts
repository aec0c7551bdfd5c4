import type { Entry } from "../items/entries";
import type { Line } from "../lines/lines";
import { orderCellText } from "./block-figures";
import { cellsOf } from "./order-cells";
import { BASKET_SAVINGS, PAID_BACK } from "./order-words";

/** A fee or a reduction that a line tells. */
export function chargeOf(line: Line, cents: number, kind: "fee" | "discount", name: string): Entry {
  const group = kind === "fee" ? "fee" : "sure";
  return {
    kind,
    name,
    cents,
    counts: true,
    group,
    doubt: "none",
    note: null,
    lines: [line],
    priceLine: line,
    flags: "",
  };
}

/** Rows between the goods and the total: what is paid beside goods, and what is taken off them all. */
export function orderCharges(lines: readonly Line[], notCharged: number): Entry[] {
  return lines.flatMap((line) => {
    const cents = line.price?.cents;
    if (cents === undefined || cents === 0) return [];
    if (line.word === "tax" || line.word === "subtotal" || line.word === "total") return [];
    const name = orderCellText(cellsOf(line));
    if (cents < 0 && PAID_BACK.test(name) && -cents === notCharged) return [];
    if (cents < 0 || BASKET_SAVINGS.test(name)) return [chargeOf(line, -Math.abs(cents), "discount", name)];
    return [chargeOf(line, cents, "fee", name)];
  });
}
