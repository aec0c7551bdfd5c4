import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

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

describe("reading-135 an offer below names without article numbers", () => {
  const head = "CORNER FOODS\n12 MILL LANE\nGUELPH ON  N1H 1B5\n2026-03-04 12:31\n";
  const shared = (rows: string) =>
    read(head + rows)
      .issues.filter(({ message }) => message.startsWith("sentences.priceShared"))
      .map(({ message, itemIndex }) => [itemIndex, message]);

  it.each([
    ["EGGS       4.49\nBREAD\nPASTA\n3 @ 2/$6.00    9.00\nTOTAL   13.49", 1, "BREAD", "PASTA"],
    ["BREAD\nPASTA\n3 @ 2/$6.00    9.00\nEGGS       4.49\nTOTAL   13.49", 0, "BREAD", "PASTA"],
    ["EGGS       4.49\nGF BREAD\nGF PASTA\n2 FOR $7.00    7.00\nTOTAL   11.49", 1, "GF BREAD", "GF PASTA"],
    ["EGGS       4.49\nPAIN\nBAGEL\n4 @ 2/9,00    18,00\nTOTAL   22.49", 1, "PAIN", "BAGEL"],
  ])("reading-135 is asked where nothing says how many of each were bought: %s", (rows, at, row, name) => {
    expect(shared(rows)).toEqual([[at, messageKey("sentences.priceShared", { row, name })]]);
  });

  it.each([
    ["one name", "EGGS       4.49\nPASTA\n3 @ 2/$6.00    9.00\nTOTAL   13.49"],
    ["a section's heading", "EGGS       4.49\nGROCERY\nPASTA\n3 @ 2/$6.00    9.00\nTOTAL   13.49"],
    ["goods in bulk", "EGGS       4.49\nBULK FOODS\nPASTA\n3 @ 2/$6.00    9.00\nTOTAL   13.49"],
    ["who served", "CASHIER ANN\nPASTA\n3 @ 2/$6.00    9.00\nEGGS       4.49\nTOTAL   13.49"],
    ["a slogan", "ALWAYS FRESH\nPASTA\n3 @ 2/$6.00    9.00\nEGGS       4.49\nTOTAL   13.49"],
    ["a price of one", "EGGS       4.49\nBREAD\nPASTA\n3 @ 3.00      9.00\nTOTAL   13.49"],
    [
      "an article with its number",
      "EGGS       4.49\nBABY THINGS\n06038311101 PASTA\n3 @ 2/$6.00    9.00\nTOTAL   13.49",
    ],
  ])("reading-135 is sure below %s", (_, rows) => {
    expect(shared(rows)).toEqual([]);
    expect(goodsOf(head + rows)).toContainEqual([expect.stringMatching(/PASTA$/), 3, 900]);
  });

  it("reading-135 is sure below the shop's own name", () => {
    expect(shared("")).toEqual([]);
    const { issues } = read("CORNER FOODS\nPASTA\n3 @ 2/$6.00    9.00\nTOTAL   9.00");
    expect(issues.map(({ message }) => message).join()).not.toContain("priceShared");
  });
});
