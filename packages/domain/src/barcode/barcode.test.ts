import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGtin } from "../line-item/article-code";
import { barcodeOf } from "./barcode";

describe("matching-37 barcodes", () => {
  it.each([
    ["4006381333931", "4006381333931"],
    ["036000291452", "0036000291452"],
    ["0 36000 29145 2", "0036000291452"],
    ["96385074", "96385074"],
    ["9638-5074", "96385074"],
    ["04252614", "0042100005264"],
    ["01234531", "0012300000451"],
    ["01234543", "0012340000053"],
    ["01234565", "0012345000065"],
  ])("matching-37 %s is read as %s", (typed, barcode) => {
    expect(barcodeOf(typed)).toEqual({ ok: true, value: barcode });
  });

  it.each([
    ["", "barcode_not_digits"],
    ["GF BREAD", "barcode_not_digits"],
    ["٤٠٠٦٣٨١٣", "barcode_not_digits"],
    ["4011", "barcode_wrong_length"],
    ["00036000291452", "barcode_wrong_length"],
    ["4006381333930", "barcode_wrong_digit"],
    ["036000291453", "barcode_wrong_digit"],
    ["96385075", "barcode_wrong_digit"],
    ["2123450059928", "barcode_of_shop"],
    ["212345005996", "barcode_of_shop"],
  ])("matching-37 %s is refused: %s", (typed, reason) => {
    const code = barcodeOf(typed);
    expect(code.ok ? "taken" : code.reason).toBe(reason);
  });

  it("matching-37 one wrong digit of an EAN-13 is always noticed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const right = "4006381333931";
        const wrong = `${right.slice(0, place)}${(Number(right[place]) + by) % 10}${right.slice(place + 1)}`;
        expect(barcodeOf(wrong).ok).toBe(false);
      }),
    );
  });

  it("matching-37 what is read of a barcode is a barcode, and is read as itself", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$|^\d{12,13}$/), (typed) => {
        const code = barcodeOf(typed);
        if (!code.ok) return;
        expect(isGtin(code.value)).toBe(true);
        expect(barcodeOf(code.value)).toEqual(code);
      }),
    );
  });
});
