import type { CharChoice } from "../../ocr/word";
import type { Entry } from "../items/entries";
import { noteCents } from "../lines/quantity-lines";

/** Another way to read an entry: its cents (`null`: it does not count) and how unlikely it is. */
export interface Repair {
  cents: number | null;
  cost: number;
  /** `digit`: a digit is read differently; `toggle`: the same digits count, or do not count. */
  by: "digit" | "toggle";
}

/** Digits a recogniser takes for one another on thermal paper. */
const CONFUSED: Readonly<Record<string, string>> = {
  "0": "86",
  "1": "74",
  "2": "7",
  "3": "85",
  "4": "19",
  "5": "63",
  "6": "580",
  "7": "12",
  "8": "3069",
  "9": "48",
};
const LOOKALIKE_COST = 1;
const ANY_DIGIT_COST = 1.9;
/**
 * The cost of a digit that the recogniser thought possible, by its probability, and of one that it did not.
 */
const seenCost = (probability: number) => 0.35 - 0.35 * Math.log(probability);
const UNSEEN_COST = 2.1;
const SIGN_COST = 1.5;
const LEADING_DIGIT_COST = 1.6;
const DROP_COST = 1.9;

/** How unlikely it is that a digit is really another: by what the recogniser saw, else by how digits look. */
function changeCost(digit: string, other: string, seen: readonly CharChoice[] | undefined): number {
  const alike = CONFUSED[digit]?.includes(other);
  if (!seen || seen.length === 0) return alike ? LOOKALIKE_COST : ANY_DIGIT_COST;
  const probability = seen.find(([one]) => one === other)?.[1];
  return probability === undefined ? UNSEEN_COST + (alike ? 0 : 0.4) : Math.max(0.5, seenCost(probability));
}

/** @param seen what each printed digit may be; leading zeros of an amount below a dollar are not printed */
function digitRepairs(cents: number, seen: readonly (readonly CharChoice[])[]): Repair[] {
  const sign = Math.sign(cents);
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const repairs: Repair[] = [];
  for (let i = 0; i < digits.length; i++) {
    for (const other of "0123456789") {
      if (other === digits[i]) continue;
      const cost = changeCost(digits[i] ?? "", other, seen[seen.length - digits.length + i]);
      const read = Number(digits.slice(0, i) + other + digits.slice(i + 1));
      if (read > 0) repairs.push({ cents: sign * read, cost, by: "digit" });
    }
  }
  // A first digit lost at the edge of the box, or a `$` read as one.
  const place = 10 ** digits.length;
  for (const lead of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    if (digits.length <= 4)
      repairs.push({
        cents: sign * (lead * place + Number(digits)),
        cost: LEADING_DIGIT_COST + (lead > 2 ? 0.2 : 0),
        by: "digit",
      });
  }
  if (digits.length >= 4) {
    const rest = Number(digits.slice(1));
    if (rest > 0)
      repairs.push({
        cents: sign * rest,
        cost: "589".includes(digits[0] ?? "") ? LOOKALIKE_COST : LEADING_DIGIT_COST,
        by: "digit",
      });
  }
  return repairs;
}

/** Every other reading of an entry that the arithmetic may choose, in no order. */
export function repairsOf(entry: Entry): Repair[] {
  if (entry.cents === null) return [];
  const dropCost = entry.group === "loose" || entry.doubt === "computed" ? 0.6 : DROP_COST;
  if (!entry.counts)
    return entry.group === "loose" && entry.name === ""
      ? []
      : [{ cents: entry.cents, cost: 1, by: "toggle" }];
  const doubtful = entry.priceLine.row.confidence < 0.9 ? 0.8 : 1;
  const product = noteCents(entry.note);
  const contradicted = product !== null && Math.abs(product - entry.cents) > 1;
  const repairs = digitRepairs(
    entry.cents,
    entry.cents === entry.priceLine.price?.cents ? entry.priceLine.digitChoices : [],
  ).map((repair) => ({ ...repair, cost: repair.cost * doubtful }));
  if (product !== null && contradicted) repairs.push({ cents: product, cost: 0.5, by: "toggle" });
  if (product !== null && !contradicted) for (const repair of repairs) repair.cost += 1.5;
  repairs.push({ cents: null, cost: entry.kind === "item" ? dropCost : 0.8, by: "toggle" });
  if (entry.kind === "item") repairs.push({ cents: -entry.cents, cost: SIGN_COST, by: "toggle" });
  return repairs;
}
