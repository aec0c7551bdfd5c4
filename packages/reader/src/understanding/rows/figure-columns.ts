import type { Entry } from "../items/entries";
import { cleanItemName } from "../items/item-names";

/** What a figure before it belongs to: a size, or the second half of a product's name (`7 UP`). */
const SIZES = [
  "[KM]?G|GR|[CM]?L|LBS?|POUNDS?|OZ|OUNCES?|FL|LT?R|LIT(?:ER|RE)S?|GAL(?:LONS?)?|P(?:IN)?TS?|Q(?:UAR)?TS?",
  "PK|PACK|PCS?|EA|CT|DOZ(?:EN)?|INCH|IN|CM|FOR|PLY|MIN|UP|ALIVE|MUSKETEERS|%",
];
const SIZE = `(?:${SIZES.join("|")})(?![A-Z])`;
/** `2 Kingfisher`, `1 X Garlic Naan`, `3 --> BACON`, and no `2 LB CARROTS`. */
const IN_FRONT = new RegExp(
  String.raw`^\W*?(\d{1,2})(?:\s*[X@](?=\s)|\s*-+>?(?=\s))?\s+(?!${SIZE})(?=\d*[A-Z])`,
  "i",
);
/** `Banana Dosa  1`, and no `COKE X 2`. */
const BEHIND = /(?<=[A-Z)]{2}.*\s)(?<!\b(?:SIZE|NO|STAGE|STEP)\.?\s)(\d{1,2})\W*$/i;
const MIN_ROWS = 2;

/** What a row says before its price, as printed. */
const printOf = ({ lines, priceLine }: Entry) =>
  lines[0] === priceLine ? priceLine.label : (lines[0]?.text ?? "");

/** Whether there is a column of counts at that place: at least half of its counts are 1, as of no other figures there. */
function hasColumn(items: readonly Entry[], place: RegExp): boolean {
  const counts = items.flatMap((item) => {
    const count = place.exec(printOf(item))?.[1];
    return count === undefined ? [] : [Number(count)];
  });
  const ones = counts.filter((count) => count === 1).length;
  return counts.length >= MIN_ROWS && counts.length * 2 >= items.length && ones * 2 >= counts.length;
}

function withoutCount(item: Entry, place: RegExp): Entry {
  const quantity = Number(place.exec(printOf(item))?.[1] ?? 0);
  const name = cleanItemName(item.name.replace(place, ""));
  if (quantity === 0 || name === "") return item;
  const note = quantity > 1 ? { quantity, unit: "each" as const, unitPrice: null } : null;
  return { ...item, name, note: item.note ?? note };
}

const WHOLE_RATE = /\s+(\d{1,4})$/;

/** The name without the price of one in whole units (`Buns  15`). */
function withoutRate({ name, cents, note }: Entry): string {
  const rate = Number(WHOLE_RATE.exec(name)?.[1] ?? 0) * 100;
  return rate > 0 && rate * (note?.quantity ?? 1) === cents
    ? cleanItemName(name.replace(WHOLE_RATE, ""))
    : name;
}

/**
 * The entries, where at least half of a receipt's items have a count or the price of one in a column of their own
 * beside the name, without that column in their names (reading-122).
 */
export function withoutFigureColumns(entries: readonly Entry[]): Entry[] {
  const isNamed = ({ kind, name }: Entry) => kind === "item" && name !== "";
  const items = entries.filter(isNamed);
  const column = [IN_FRONT, BEHIND].find((place) => hasColumn(items, place));
  const counted = entries.map((entry) => (column && isNamed(entry) ? withoutCount(entry, column) : entry));
  const bare = counted.map((entry) => (isNamed(entry) ? withoutRate(entry) : entry.name));
  const rated = counted.filter(({ name }, at) => name !== bare[at]).length;
  if (rated < MIN_ROWS || rated * 2 < items.length) return counted;
  return counted.map((entry, at) => ({ ...entry, name: bare[at] || entry.name }));
}
