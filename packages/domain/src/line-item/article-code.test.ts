import { describe, expect, it } from "vitest";
import { articleKey, isGtin } from "./article-code";

describe("article numbers", () => {
  it.each(["036000291452", "4006381333931", "96385074", "00036000291452"])(
    "reading-46 %s has the check digit of a GTIN",
    (code) => {
      expect(isGtin(code)).toBe(true);
    },
  );

  it.each(["036000291453", "4006381333930", "4011", "03600029145", "0360002914AB"])(
    "reading-46 %s is no GTIN: a digit is wrong, or its length is another",
    (code) => {
      expect(isGtin(code)).toBe(false);
    },
  );

  it("receipts-87 a UPC is one article with and without the zero of its EAN", () => {
    expect(articleKey("036000291452")).toBe(articleKey("0036000291452"));
    expect(articleKey("4011")).toBe("4011");
  });

  it("receipts-87 goods weighed in the shop are one article whatever this package costs", () => {
    expect(articleKey("212345005992")).toBe("212345000000");
    expect(articleKey("212345012990")).toBe("212345000000");
    expect(articleKey("0212345012990")).toBe("212345000000");
  });

  it("receipts-87 a number that may hold a price and does not show where is not remembered", () => {
    expect(articleKey("2123450059921")).toBeNull();
    expect(articleKey("21234500599")).toBeNull();
    expect(articleKey("021234500599")).toBeNull();
    expect(articleKey("021000658831")).toBe("21000658831");
  });

  it("receipts-87 what is no number is not remembered", () => {
    expect(articleKey("")).toBeNull();
    expect(articleKey("0000")).toBeNull();
    expect(articleKey("12AB34")).toBeNull();
  });
});
