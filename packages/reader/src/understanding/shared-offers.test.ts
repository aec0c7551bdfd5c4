import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const read = (text: string) => understandPage(pageOf(text));
const goodsOf = (text: string) =>
  read(text).items.map(({ name, quantity, price }) => [name, quantity, price]);

const receipt = (rows: string, sum: string) => `
ZEHRS
GUELPH ON  N1H 1B5
21-GROCERY
${rows}
06810008424   EGGS LARGE     MRJ       4.49
SUBTOTAL                              ${sum}
TOTAL                                 ${sum}`;

describe("reading-79 one offer over several products gives each its count and its share", () => {
  it.each([
    [
      "counts in front",
      `(1)06038311101   PC GF CRACKERS   MRJ
(2)06038311102   PC CRACKERS      MRJ
$3.49 EA OR 2/$6.00 KB
3 @ 2/$6.00                            9.00`,
      "13.49",
      [
        ["PC GF CRACKERS", 1, 300],
        ["PC CRACKERS", 2, 600],
      ],
    ],
    [
      "a price that does not divide evenly, to the cent",
      `(1)06038311101   GF SOUP TOMATO   MRJ
(1)06038311102   GF SOUP LENTIL   MRJ
(1)06038311103   SOUP NOODLE      MRJ
3 @ 3/$10.00                          10.00`,
      "14.49",
      [
        ["GF SOUP TOMATO", 1, 333],
        ["GF SOUP LENTIL", 1, 334],
        ["SOUP NOODLE", 1, 333],
      ],
    ],
    [
      "article numbers without counts, one of each",
      `06038311101   GF BARS NUT      MRJ
06038311102   GF BARS SEED     MRJ
2 @ 2/$7.00                            7.00`,
      "11.49",
      [
        ["GF BARS NUT", 1, 350],
        ["GF BARS SEED", 1, 350],
      ],
    ],
    [
      "one product alone",
      `(4)06038311101   GF PENNE         MRJ
4 @ 2/$5.00                           10.00`,
      "14.49",
      [["GF PENNE", 4, 1000]],
    ],
  ])("reading-79 %s", (_, rows, sum, goods) => {
    const head = rows.startsWith("06") ? `06810008420   OATS           MRJ       0.00\n${rows}` : rows;
    expect(goodsOf(receipt(head, sum))).toEqual([...goods, ["EGGS LARGE", 1, 449]]);
    expect(read(receipt(head, sum)).issues).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ code: "items_do_not_add_up" })]),
    );
  });

  it("reading-79 deposits below are no part of the offer", () => {
    const reading = read(
      receipt(
        `(2)06038311101   GF CIDER        HMRJ
(1)06038311102   CIDER PEAR      HMRJ
3 @ 3/$9.00                            9.00
DEPOSIT 1      3 @ $0.10               0.30`,
        "13.79",
      ),
    );
    expect(reading.items.map(({ price }) => price)).toEqual([600, 300, 449]);
    expect(reading.deposits.map(({ cents }) => cents)).toEqual([30]);
  });
});
