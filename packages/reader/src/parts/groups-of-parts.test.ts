import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "../understanding/understand-page";
import { groupsOfParts } from "./groups-of-parts";
import { joinedReceipt } from "./receipt-of-parts";

const ROWS = `HAZEL FOODS
12 ELM STREET
2026-03-14 10:12
GF RUSKS               8.49
COUPON                 1.00-
OAT MILK               3.99
DEPOSIT                0.10
GF WAFFLES             6.49
PEARS                  3.20
PEARS                  3.20
BASMATI RICE           7.79
GF PENNE               4.29
MEMBER SAVINGS         0.50-
LENTILS                2.19
SUBTOTAL              38.24
GST 5%                 0.42
TOTAL                 38.66
VISA                  38.66`.split("\n");

const photo = (from: number, to: number) => understandPage(pageOf(ROWS.slice(from, to).join("\n")));
const WHOLE = photo(0, ROWS.length);

/** What the pictures come to, put together in the order that was found. */
function joinedFrom(pictures: readonly ReturnType<typeof photo>[]) {
  const [group, ...more] = groupsOfParts(pictures);
  if (!group || more.length > 0) throw new Error("not one group");
  const parts = group.order.flatMap((at) => pictures[at] ?? []);
  const { reading } = joinedReceipt(parts);
  return {
    group,
    reading,
    items: reading.items,
  };
}

describe("reading-110 pictures of one receipt", () => {
  it.each([
    ["from head to foot", [0, 1, 2]],
    ["in another order", [2, 0, 1]],
  ])("reading-110 are one receipt, %s", (_how, order) => {
    const pictures = [photo(0, 9), photo(5, 13), photo(10, 18)];
    const { group, items, reading } = joinedFrom(order.flatMap((at) => pictures[at] ?? []));
    expect(group).toEqual({ order: [0, 1, 2].map((at) => order.indexOf(at)), sure: true });
    expect(items.map(({ name, price }) => [name, price])).toEqual(
      WHOLE.items.map(({ name, price }) => [name, price]),
    );
    const off = ({ cents, itemIndex }: { cents: number; itemIndex: number | null }) => [cents, itemIndex];
    expect(reading.discounts.map(off)).toEqual(WHOLE.discounts.map(off));
    expect(reading.deposits.map(({ cents }) => cents)).toEqual([10]);
    expect(reading.store.value).toBe("HAZEL FOODS");
    expect(reading.purchaseDate.value).toBe("2026-03-14");
    expect(reading.totalCents.value).toBe(3866);
    expect(reading.arithmetic).toMatchObject({ subtotalAgrees: true, totalAgrees: true });
    expect(reading.issues).toEqual([]);
  });

  it("reading-110 keep their boxes where they stand on all pictures, one below the other", () => {
    const [head, foot] = [photo(0, 9), photo(5, 18)];
    const onFirst = (ratios?: number[]) => joinedReceipt([head, foot], ratios).reading;
    const total = foot.totalCents.box;
    expect(onFirst([1, 3]).totalCents.box?.y).toBeCloseTo((1 + 3 * (total?.y ?? 0)) / 4);
    expect(onFirst([1, 3]).items[0]?.box?.y).toBeCloseTo((head.items[0]?.box?.y ?? 0) / 4);
    expect(onFirst().items[0]?.box).toEqual(head.items[0]?.box);
    expect(onFirst().totalCents.box).toBeNull();
  });

  it("reading-110 takes a discount that one of two pictures cut off from the other", () => {
    const { group, items } = joinedFrom([photo(0, 12), photo(10, 18)]);
    expect(group.sure).toBe(true);
    expect(items.map(({ price }) => price)).toEqual(WHOLE.items.map(({ price }) => price));
  });

  it("reading-110 counts goods bought twice twice, and the foot once where two pictures show it", () => {
    const { group, items, reading } = joinedFrom([photo(0, 10), photo(7, 18), photo(13, 18)]);
    expect(group).toEqual({ order: [0, 1, 2], sure: true });
    expect(items.filter(({ name }) => name === "PEARS")).toHaveLength(2);
    expect(reading.taxes.map(({ cents }) => cents)).toEqual([42]);
  });

  it.each([
    ["share no row", photo(0, 8), photo(8, 18)],
    ["share one row", photo(0, 8), photo(7, 18)],
  ])("reading-110 that %s are asked about", (_how, head, foot) => {
    const { group, reading } = joinedFrom([foot, head]);
    expect(group).toEqual({ order: [1, 0], sure: false });
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-110 whole receipts, of one shop on one day too, stay apart", () => {
    const other = understandPage(
      pageOf(`HAZEL FOODS\n2026-03-14 10:20\nLENTILS   2.19\nGF RUSKS   8.49\nTOTAL   10.68`),
    );
    expect(groupsOfParts([WHOLE, other, WHOLE])).toEqual([]);
  });

  it("reading-110 a head and a foot of two shops or days stay apart", () => {
    const foot = understandPage(
      pageOf(`BASMATI RICE   7.79\nGF PENNE   4.29\nTOTAL   40.00\nVISA   40.00\n2026-03-15 09:00`),
    );
    expect(groupsOfParts([photo(0, 12), foot])).toEqual([]);
  });
});
