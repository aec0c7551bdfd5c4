import type { OcrPage } from "../../src/ocr/word";
import { linesOf } from "../../src/understanding/lines/lines";
import { rowsOf } from "../../src/understanding/rows/rows";
import { distanceToPart } from "../../src/understanding/words/edit-distance";
import { comparableName, type ReceiptScore } from "../score-reading";

/** Where an item of the truth was lost, and what was read that is none. */
export const STAGES = ["not seen", "misread", "not joined", "wrong name", "invented"] as const;
export type Stage = (typeof STAGES)[number];

/** A name is seen where so few of its letters are missing or other ones. */
const FEW = 0.3;
const centsOf = (price: number | null) => (price === null ? null : Math.round(price * 100));

/** The print of all looks at a page: each row's letters, alone and with the row below, and its figures. */
function printOf(looks: readonly OcrPage[]): { rows: string[]; figures: Set<number> } {
  const texts = looks.flatMap((look) => linesOf(rowsOf(look)).map(({ text }) => text));
  const figures = texts.flatMap((text) =>
    [...text.matchAll(/(\d+)\s?[.,]\s?(\d{2})(?!\d)/g)].map(([, whole, cents]) => Number(`${whole}${cents}`)),
  );
  return {
    rows: texts.map((text, at) => comparableName(`${text} ${texts[at + 1] ?? ""}`)),
    figures: new Set(figures),
  };
}

/**
 * The stage at which each lost item of a receipt was lost, and each item that was read and is none. An item whose
 * price was read with another name has a wrong name where its own is among the words, and was misread where it is not.
 */
export function lossesOf(
  { missed, surplus }: Pick<ReceiptScore, "missed" | "surplus">,
  looks: readonly OcrPage[],
): Stage[] {
  const { rows, figures } = printOf(looks);
  const isSeen = (name: string) => {
    const letters = comparableName(name);
    return rows.some((row) => distanceToPart(letters, row) <= FEW * letters.length);
  };
  const open = [...surplus];
  const take = (fits: (one: (typeof open)[number]) => boolean) => {
    const place = open.findIndex(fits);
    if (place >= 0) open.splice(place, 1);
    return place >= 0;
  };
  const alike = (a: string, b: string) => {
    const [one, other] = [comparableName(a), comparableName(b)];
    return one !== "" && distanceToPart(one, other) <= FEW * one.length;
  };
  // Prices are sought first: a surplus item with the price is the item under another name.
  const renamed = missed.map(({ price }) => take(({ cents }) => cents === centsOf(price)));
  const stages = missed.map(({ name, price }, at): Stage => {
    const named = isSeen(name);
    if (renamed[at]) return named ? "wrong name" : "misread";
    const repriced = take((one) => alike(name, one.name));
    if (!figures.has(centsOf(price) ?? Number.NaN)) return named || repriced ? "misread" : "not seen";
    return named ? "not joined" : "misread";
  });
  return [...stages, ...open.map((): Stage => "invented")];
}
