import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

function read(rows: string) {
  const text = `Your order from Fresh Valley\n${rows}`;
  const { items, totalCents, discounts } = understandPage(
    { ...pageOf(text), hasRealText: true },
    "2026-11-27",
  );
  return {
    goods: items.map(({ name, price }) => [name, price]),
    off: discounts.map(({ cents }) => cents),
    total: totalCents.value,
  };
}

describe("reading-138 a dash between a name and its price", () => {
  it.each([
    ["Voucher – $2.00"],
    ["Ristourne – 2,00 $"],
    ["Escompte – 2,00 $"],
    ["Coupon – $2.00"],
    ["Discount – $2.00"],
    ["Savings — $2.00"],
    ["Rabais — 2,00 $"],
    ["Happy hour – $2.00"],
  ])("reading-138 is a minus where the sums come out with it, whatever its row says: %s", (row) => {
    const { off, total } = read(`GF rolls    $4.00\nRice    $3.00\n${row}\nTotal    $5.00`);
    expect([off, total]).toEqual([[-200], 500]);
  });

  it.each(["Voucher – $2.00", "Ristourne – 2,00 $", "Escompte – 2,00 $", "Savings – $2.00"])(
    "reading-138 is a minus beside %s, however the page sets its prices",
    (row) => {
      const { off, total } = read(`GF rolls – $4.00\nRice – $3.00\n${row}\nTotal – $5.00`);
      expect([off, total]).toEqual([[-200], 500]);
    },
  );

  it.each([
    ["GF rolls – $4.00\nRice — $3.00\nTotal    $7.00", 700],
    ["GF rolls – $4.00\nRice – $3.00\nTotal – $7.00", 700],
    ["GF rolls – 4,00 $\nRice – 3,00 $\nTotal – 7,00 $", 700],
    ["GF rolls – $4.00\nRice    $3.00\nTotal    $7.00", 700],
    ["GF rolls – $4.00\nRice – $3.00", null],
  ])(
    "reading-138 parts a name from its price where the sums, or else the layout, say so: %s",
    (rows, total) => {
      expect(read(rows)).toEqual({
        goods: [
          ["GF rolls", 400],
          ["Rice", 300],
        ],
        off: [],
        total,
      });
    },
  );

  it("reading-138 is a gap before the total and a minus before a reduction, where the sums come out so", () => {
    const { goods, off, total } = read("GF bread    $19.98\nMember – $4.00\nTotal – $15.98");
    expect([goods, off, total]).toEqual([[["GF bread", 1598]], [-400], 1598]);
  });
});
