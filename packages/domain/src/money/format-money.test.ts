import { expect, it } from "vitest";
import { formatMoney } from "./format-money";

it("prices-5 money on Canadian screens is en-CA in CAD with two decimals", () => {
  expect(formatMoney(1234.5, "ca")).toBe("$1,234.50");
});

it("prices-5 money on US screens is en-US in USD with two decimals", () => {
  expect(formatMoney(0, "us")).toBe("$0.00");
});

it("prices-5 a receipt in the other country's currency says so", () => {
  expect(formatMoney(4, "ca", "USD")).toBe("US$4.00");
  expect(formatMoney(4, "us", "CAD")).toBe("CA$4.00");
});

it("editions-14 an amount in French: a comma, a no-break space, the dollar sign last", () => {
  expect(formatMoney(1234.56, "fr-CA")).toBe("1\u00A0234,56\u00A0$");
  expect(formatMoney(5.9, "fr-CA", "USD")).toBe("5,90\u00A0$\u00A0US");
});
