import { ANCHOR_TABLE } from "../../data/anchors";

/** A public average price, as its source prints it. */
export interface Anchor {
  readonly id: string;
  readonly country: "ca" | "us";
  readonly publisher: keyof typeof PUBLISHERS;
  /** Reference month, `YYYY-MM`. */
  readonly asOf: string;
  readonly amount: number;
  readonly unit: "g" | "ml" | "each";
  readonly dollars: number;
  /** Weight as eaten for one unit of weight as bought: 2.7 for dry quinoa, 1 where both are the same. */
  readonly eatenPerBought: number;
  readonly what: string;
}

/** The publishers, as each row's source names them; the key begins each anchor's id. */
export const PUBLISHERS = {
  statcan: "Statistics Canada, table 18-10-0245-01",
  bls: "US Bureau of Labor Statistics, average price data",
  ers: "USDA ERS, Purchase to Plate National Average Prices 2017-18",
  "ers-fv": "USDA ERS, Fruit and Vegetable Prices 2022",
} as const;

export const ANCHORS: ReadonlyMap<string, Anchor> = new Map(
  ANCHOR_TABLE.trim()
    .split("\n")
    .map((row) => {
      const anchor = parseAnchor(row);
      return [anchor.id, anchor] as const;
    }),
);

function parseAnchor(row: string): Anchor {
  const [id = "", asOf = "", size = "", dollars = "", eaten = "", ...what] = row
    .split("|")
    .map((cell) => cell.trim());
  const publisher = id.split("/")[0];
  const [amount, unit] = size.split(" ");
  if (!isPublisher(publisher) || !(unit === "g" || unit === "ml" || unit === "each"))
    throw new Error(`Unreadable anchor: ${row}`);
  return {
    id,
    publisher,
    country: publisher === "statcan" ? "ca" : "us",
    asOf,
    amount: Number(amount),
    unit,
    dollars: Number(dollars),
    eatenPerBought: Number(eaten),
    what: what.join("|"),
  };
}

function isPublisher(name: string | undefined): name is Anchor["publisher"] {
  return name !== undefined && Object.hasOwn(PUBLISHERS, name);
}

/** The anchor with this id. Throws an Error for an unknown id: the row that names it is broken. */
export function anchorOf(id: string): Anchor {
  const anchor = ANCHORS.get(id);
  if (anchor === undefined) throw new Error(`Unknown anchor ${id}`);
  return anchor;
}
