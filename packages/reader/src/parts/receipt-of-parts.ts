import type { ReadingCharge, ReadingIssue, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { judgeReading } from "../arithmetic/judge";
import { similarity } from "../understanding/edit-distance";
import { lettersOnly } from "../understanding/glyphs";
import { ALIKE, type Overlap, overlapOf, type Part, sharesTotal } from "./part";

/** Where an item of a joined receipt was read. */
export interface ItemPlace {
  readonly part: number;
  readonly index: number;
}

/** A receipt put together from pictures of its parts. */
export interface JoinedReceipt {
  /** Where each item stands, in printed order: each row once, however many pictures show it. */
  readonly items: readonly ItemPlace[];
  /** Everything but the items, whose indexes it names. */
  readonly reading: Omit<Part, "items">;
}

type Seam = Overlap | null;

const middleOf = (box: { y: number; height: number } | null | undefined) =>
  box ? box.y + box.height / 2 : null;

/** The items of all parts: of a row that two pictures show, the one with more discounts, or the surer one. */
function itemsOf(parts: readonly Part[], seams: readonly Seam[]): ItemPlace[] {
  const off = (part: Part | undefined, index: number) =>
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

/** Whether a charge of a part was read on the picture above it too: beside the shared goods, or in the shared foot. */
function isShownAbove(charge: ReadingCharge, upper: Part, lower: Part, seam: Seam): boolean {
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
function taxesOf(parts: readonly Part[]): Part["taxes"] {
  const all = parts.flatMap(({ taxes }) => taxes);
  const isSame = (one: ReadingCharge, other: ReadingCharge) =>
    one.cents === other.cents && similarity(lettersOnly(one.label), lettersOnly(other.label)) >= ALIKE;
  return all.filter((tax, at) => all.findIndex((one) => isSame(one, tax)) === at);
}

function chargesOf(
  of: "discounts" | "deposits",
  parts: readonly Part[],
  seams: readonly Seam[],
  items: readonly ItemPlace[],
): ReadingCharge[] {
  return parts.flatMap((lower, part) =>
    lower[of].flatMap((charge): ReadingCharge[] => {
      const { itemIndex } = charge;
      if (itemIndex !== null) {
        const at = items.findIndex((place) => place.part === part && place.index === itemIndex);
        return at < 0 ? [] : [{ ...charge, itemIndex: at }];
      }
      const [seam, upper] = [seams[part - 1], parts[part - 1]];
      return upper && isShownAbove(charge, upper, lower, seam ?? null) ? [] : [charge];
    }),
  );
}

const surest = <Key extends "store" | "purchaseDate">(parts: readonly Part[], key: Key): Part => {
  const read = parts.filter((part) => part[key].value !== null);
  const [first, ...more] = read.length > 0 ? read : parts;
  if (!first) throw new RangeError("a receipt has at least one part");
  return more.reduce((best, part) => (part[key].confidence > best[key].confidence ? part : best), first);
};

const HEAD_ISSUES = {
  store: new Set<ReadingIssue["code"]>(["store_in_doubt"]),
  purchaseDate: new Set<ReadingIssue["code"]>(["date_in_doubt"]),
} as const;

/**
 * Puts parts together, in the order in which they are printed.
 * @param parts from the head to the foot
 */
export function joinedReceipt(parts: readonly Part[]): JoinedReceipt {
  const seams = parts.slice(1).map((lower, at) => overlapOf(parts[at] ?? lower, lower));
  const places = itemsOf(parts, seams);
  const [storePart, datePart] = [surest(parts, "store"), surest(parts, "purchaseDate")];
  const last = (has: (part: Part) => boolean) => parts.findLast(has) ?? parts.at(-1) ?? storePart;
  const { totalCents } = last((part) => part.totalCents.value !== null);
  const { subtotalCents } = last((part) => part.subtotalCents.value !== null);
  const taxes = taxesOf(parts);
  const discounts = chargesOf("discounts", parts, seams, places);
  const deposits = chargesOf("deposits", parts, seams, places);
  const { store } = storePart;
  const { purchaseDate } = datePart;
  const items = places.flatMap(({ part, index }) => parts[part]?.items[index] ?? []);
  const judged = judgeReading({
    store: store.value,
    purchaseDate: purchaseDate.value,
    items: items as ReceiptReading["items"],
    discounts,
    deposits,
    taxes,
    subtotalCents: subtotalCents.value,
    totalCents: totalCents.value,
  });
  const lines = places.flatMap(({ part, index }, itemIndex) =>
    (parts[part]?.issues ?? [])
      .filter((issue) => issue.itemIndex === index)
      .map((issue) => ({ ...issue, itemIndex })),
  );
  const known = new Set(lines.map(({ itemIndex }) => itemIndex));
  return {
    items: places,
    reading: {
      store,
      purchaseDate,
      currency: parts.find(({ currency }) => currency !== null)?.currency ?? null,
      subtotalCents,
      taxes,
      totalCents,
      discounts,
      deposits,
      arithmetic: judged.arithmetic,
      issues: [
        ...judged.issues.filter(({ itemIndex }) => itemIndex === null || !known.has(itemIndex)),
        ...storePart.issues.filter(({ code }) => HEAD_ISSUES.store.has(code)),
        ...datePart.issues.filter(({ code }) => HEAD_ISSUES.purchaseDate.has(code)),
        ...lines,
      ],
    },
  };
}
