import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

function read(rows: string, sum: string) {
  const { items, issues } = understandPage(
    pageOf(`BRAMBLE FOODS\n${rows}\nSUBTOTAL                 ${sum}\nTOTAL                    ${sum}`),
  );
  return {
    goods: items.map(({ name, price }) => [name, price]),
    messages: issues.filter(({ code }) => code !== "no_date").map(({ message }) => message),
  };
}

const DIFFERS = "sentences.subtotalDiffers";
const lost = (name: string) => messageKey("sentences.priceLost", { name });

describe("reading-87 sums that contradict are said, and raise no other price", () => {
  it("reading-87 the one row that lost its price gets what the sum leaves, and no digit of another is changed", () => {
    expect(
      read("06038311102 PEARS        3.20\n06038311103 GF RUSKS\n06038311104 PLUMS        2.00", "10.20"),
    ).toEqual({
      goods: [
        ["PEARS", 320],
        ["GF RUSKS", 500],
        ["PLUMS", 200],
      ],
      messages: [messageKey("sentences.priceLeft", { name: "GF RUSKS" })],
    });
  });

  it.each([
    ["06038311102 GF RUSKS\n06038311103 PEARS        3.20\n06038311104 GF OATS", "12.00"],
    ["06038311103 PEARS        3.20\n06038311102 GF RUSKS\n06038311104 GF OATS", "12.00"],
  ])("reading-87 two rows that lost theirs get none, and both are named: %s", (rows, sum) => {
    expect(read(rows, sum)).toEqual({
      goods: [["PEARS", 320]],
      messages: [DIFFERS, lost("GF RUSKS"), lost("GF OATS")],
    });
  });

  it("reading-87 a row that may have lost its price keeps another one from getting the rest", () => {
    const { goods, messages: printed } = read(
      "06038311103 PEARS        3.20\n06038311102 GF RUSKS\nRYE CRISPS\n06038311105 PLUMS        2.00",
      "12.00",
    );
    expect(goods).toEqual([
      ["PEARS", 320],
      ["PLUMS", 200],
    ]);
    expect(printed).toEqual([DIFFERS, lost("GF RUSKS")]);
  });

  it("reading-87 a total below the subtotal is said", () => {
    const text = "BRAMBLE FOODS\nPEARS        3.20\nPLUMS        2.00\nSUBTOTAL     5.20\nTOTAL        4.00";
    expect(understandPage(pageOf(text)).issues.map(({ code }) => code)).toContain("total_does_not_add_up");
  });
});
