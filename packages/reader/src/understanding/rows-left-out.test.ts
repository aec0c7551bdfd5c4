import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { joinedReceipt } from "../parts/receipt-of-parts";
import { understandPage } from "./understand-page";

const read = (foot: string) =>
  understandPage(
    pageOf(`
HAZEL FOODS
12 MILL LANE
2026-03-04 12:31
GF SODA BREAD            15.75
GF OATCAKES               7.99
RICE CRACKERS             3.49
${foot}`),
  );
const toldIn = ({ issues }: Pick<ReturnType<typeof read>, "issues">) =>
  issues.filter(({ code }) => code === "row_left_out");
const SALDO = "SALDO 31.10\nCAMBIO 3.87";
const tellOf = (row: string, name: string, cents: number) => ({
  code: "row_left_out",
  message: messageKey("sentences.rowLeftOut", { row }),
  itemIndex: null,
  row: { name, cents },
});
const told = [tellOf("SALDO 31.10", "SALDO", 3110), tellOf("CAMBIO 3.87", "CAMBIO", 387)];

describe("reading-121 a row with a price that was left out by what was learnt is told", () => {
  it("reading-121 with the item that it would be", () => {
    expect(toldIn(read(SALDO))).toEqual(told);
  });

  it("reading-121 not where the receipt adds up without it, or where it stayed", () => {
    const added = read("SUMA                     27.23\nSUBTOTAL  27.23\nTOTAL  27.23");
    expect([added.arithmetic.totalAgrees, toldIn(added)]).toEqual([true, []]);
    expect(toldIn(read("SUMA                     27.23\nSUBTOTAL  54.46\nTOTAL  54.46"))).toEqual([]);
  });

  it("reading-121 not of a row of which a rule knows what it is", () => {
    expect(toldIn(read("EFECTIVO   30.00"))).toEqual([]);
  });

  it("reading-121 of pictures of one receipt each row once", () => {
    expect(toldIn(joinedReceipt([read(SALDO), read(SALDO)]).reading)).toEqual(told);
  });
});
