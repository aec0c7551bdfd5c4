import type { ReadingCharge, ReadingIssue } from "@gf-ledger/domain/reading/receipt-reading";
import { sureTotalOf } from "@gf-ledger/domain/reading/sure-total";
import { judgeReading } from "../arithmetic/judge";
import { similarity } from "../understanding/words/edit-distance";
import { lettersOnly } from "../understanding/words/glyphs";
import { ALIKE, type Overlap, overlapOf, type ReceiptPart, sharesTotal } from "./part";
import { partOnStack } from "./stacked-boxes";

/** Where an item of a joined receipt was read. */
export interface ItemPlace {
  readonly part: number;
  readonly index: number;
}

/** A receipt put together from pictures of its parts. */
export interface JoinedReceipt {
  /** Where each item stands, in printed order: each row once, however many pictures show it. */
  readonly items: readonly ItemPlace[];
  /** What was read, with boxes on all pictures one below the other. */
  readonly reading: ReceiptPart;
}

type Seam = Overlap | null;

const middleOf = (box: { y: number; height: number } | null | undefined) =>
  box ? box.y + box.height / 2 : null;

/** The items of all parts: of a row that two pictures show, the one with more discounts, or the surer one. */
function itemsOf(parts: readonly ReceiptPart[], seams: readonly Seam[]): ItemPlace[] {
  const off = (part: ReceiptPart | undefined, index: number) =>
    (part?.discounts ?? []).filter(({ itemIndex }) => itemIndex === index).length;
  const sureness = (place: ItemPlace) => parts[place.part]?.items[place.index]?.confidence ?? 0;
  const better = (one: ItemPlace, other: ItemPlace) => {
    const more = off(parts[other.part], other.index) - off(parts[one.part], one.index);
    return more > 0 || (more === 0 && sureness(other) > sureness(one)) ? other : one;
  };
  const joined: ItemPlace[] = [];
  for (const [part, { items }] of parts.entries()) {
    const places = items.map((_, index) => ({ part, index }));
    const seam = seams[part - 1];
    if (!seam) {
      joined.push(...places);
      continue;
    }
    // What the upper picture cut through behind the shared rows, and the lower one before them, is left out.
    const shared = joined.splice(seam.first - (parts[part - 1]?.items.length ?? 0)).slice(0, seam.count);
    joined.push(...shared.map((one, at) => better(one, { part, index: seam.second + at })));
    joined.push(...places.slice(seam.second + seam.count));
  }
  return joined;
}

/** Parts from head to foot, also with their boxes on all pictures, and where their items stand. */
interface Laid {
  readonly parts: readonly ReceiptPart[];
  readonly shown: readonly ReceiptPart[];
  readonly seams: readonly Seam[];
  readonly places: readonly ItemPlace[];
}

/** Whether a charge of a part was read on the picture above it too: beside the shared goods, or in the shared foot. */
function isShownAbove(charge: ReadingCharge, upper: ReceiptPart, lower: ReceiptPart, seam: Seam): boolean {
  const isSame = (one: ReadingCharge) => one.cents === charge.cents && one.itemIndex === null;
  const above = [...upper.deposits, ...upper.discounts].filter(isSame);
  if (sharesTotal(upper, lower) && lower.items.length <= (seam?.count ?? 0)) return above.length > 0;
  if (!seam) return false;
  const below = middleOf(charge.box);
  const nextNew = middleOf(lower.items[seam.second + seam.count]?.box);
  const from = middleOf(upper.items[seam.first]?.box) ?? 0;
  const isAmongShared = below !== null && (nextNew === null || below < nextNew);
  return isAmongShared && above.some(({ box }) => (middleOf(box) ?? 1) > from);
}

/** Every tax once, though two pictures show it. */
function taxesOf(parts: readonly ReceiptPart[]): ReceiptPart["taxes"] {
  const all = parts.flatMap(({ taxes }) => taxes);
  const isSame = (one: ReadingCharge, other: ReadingCharge) =>
    one.cents === other.cents && similarity(lettersOnly(one.label), lettersOnly(other.label)) >= ALIKE;
  return all.filter((tax, at) => all.findIndex((one) => isSame(one, tax)) === at);
}

/** The charges of all parts, each once, as `shown` has them. */
function chargesOf(of: "discounts" | "deposits", { parts, shown, seams, places }: Laid): ReadingCharge[] {
  return parts.flatMap((lower, part) =>
    lower[of].flatMap((charge, at): ReadingCharge[] => {
      const { itemIndex } = charge;
      const [kept, seam, upper] = [shown[part]?.[of][at] ?? charge, seams[part - 1], parts[part - 1]];
      if (itemIndex === null) return upper && isShownAbove(charge, upper, lower, seam ?? null) ? [] : [kept];
      const place = places.findIndex((one) => one.part === part && one.index === itemIndex);
      return place < 0 ? [] : [{ ...kept, itemIndex: place }];
    }),
  );
}

/** Every row that was left out, once though two pictures show it. */
function leftOutOf(parts: readonly ReceiptPart[]): ReadingIssue[] {
  const all = parts.flatMap(({ issues }) => issues.filter(({ code }) => code === "row_left_out"));
  return all.filter(({ message }, at) => all.findIndex((one) => one.message === message) === at);
}

const surest = <Key extends "store" | "purchaseDate">(
  parts: readonly ReceiptPart[],
  key: Key,
): ReceiptPart => {
  const read = parts.filter((part) => part[key].value !== null);
  const [first, ...more] = read.length > 0 ? read : parts;
  if (!first) throw new RangeError("a receipt has at least one part");
  return more.reduce((best, part) => (part[key].confidence > best[key].confidence ? part : best), first);
};

/**
 * Puts parts together, in the order in which they are printed (reading-110).
 * @param parts from the head to the foot
 * @param ratios each picture's height by its width; without them only what stands on the first keeps its box
 */
export function joinedReceipt(
  parts: readonly ReceiptPart[],
  ratios: readonly number[] | null = null,
): JoinedReceipt {
  const seams = parts.slice(1).map((lower, at) => overlapOf(parts[at] ?? lower, lower));
  const places = itemsOf(parts, seams);
  const shown = parts.map((part, at) => partOnStack(part, at, ratios));
  const laid = { parts, shown, seams, places };
  const [storePart, datePart] = [surest(shown, "store"), surest(shown, "purchaseDate")];
  const hasRead = (key: "totalCents" | "subtotalCents") => (part: ReceiptPart) => part[key].value !== null;
  const totalPart =
    shown.findLast((part) => sureTotalOf(part) !== null) ??
    shown.findLast(hasRead("totalCents")) ??
    storePart;
  const printed = {
    store: storePart.store,
    purchaseDate: datePart.purchaseDate,
    currency: shown.find(({ currency }) => currency !== null)?.currency ?? null,
    subtotalCents: (shown.findLast(hasRead("subtotalCents")) ?? storePart).subtotalCents,
    totalCents: totalPart.totalCents,
    taxes: taxesOf(shown),
    discounts: chargesOf("discounts", laid),
    deposits: chargesOf("deposits", laid),
    items: places.flatMap(({ part, index }) => shown[part]?.items[index] ?? []),
  };
  const { arithmetic, issues } = judgeReading({
    ...printed,
    store: printed.store.value,
    purchaseDate: printed.purchaseDate.value,
    subtotalCents: printed.subtotalCents.value,
    totalCents: printed.totalCents.value,
  });
  const doubts = places.flatMap(({ part, index }, itemIndex) =>
    (parts[part]?.issues ?? [])
      .filter((issue) => issue.itemIndex === index)
      .map((issue) => ({ ...issue, itemIndex })),
  );
  const ofPart = (part: ReceiptPart, code: ReadingIssue["code"]) =>
    part.issues.filter((issue) => issue.code === code);
  return {
    items: places,
    reading: {
      ...printed,
      arithmetic,
      issues: [
        ...issues.filter(({ itemIndex }) => itemIndex === null),
        ...(arithmetic.totalAgrees === true ? [] : ofPart(totalPart, "total_in_doubt")),
        ...ofPart(storePart, "store_in_doubt"),
        ...ofPart(datePart, "date_in_doubt"),
        ...((arithmetic.subtotalAgrees ?? arithmetic.totalAgrees) ? [] : leftOutOf(shown)),
        ...doubts,
      ],
    },
  };
}
