import { parseAmount } from "@gf-ledger/domain/calculator/parse-amount";
import { centsFromDollars, MAX_PRICE_CENTS, parseCents } from "@gf-ledger/domain/money/cents";
import { readPriceEntry } from "@gf-ledger/domain/tax-report/price-entry";
import { amountsIn } from "@gf-ledger/reader/understanding/prices/money";
import { type FuzzTarget, promise, utf8Bytes, utf8Text } from "../fuzz-target";

function assertPrinted(text: string): void {
  let end = 0;
  for (const amount of amountsIn(text)) {
    promise(Number.isSafeInteger(amount.cents), "printed amounts are whole cents");
    promise(amount.start >= end && amount.end > amount.start, "amounts stand from left to right, apart");
    end = amount.end;
  }
}

/** prices-3: amounts as printed, as typed and as sent. */
export const amounts: FuzzTarget = {
  seeds: () =>
    ["$1,234.56-", "12.345", "-0.005", "1e5", " 7,98 $ ", "14 49", "2 @ 3/5.00", "٣٫٥"].map(utf8Bytes),
  run(data) {
    const text = utf8Text(data).slice(0, 2000);
    assertPrinted(text);
    const sent = parseCents(text);
    promise(
      sent === null || (Number.isSafeInteger(sent) && Math.abs(sent) <= MAX_PRICE_CENTS),
      "an amount sent is whole cents within bounds, or refused",
    );
    const typed = readPriceEntry(text);
    promise(
      !typed.ok || centsFromDollars(typed.dollars) === parseCents(typed.text),
      "typed and stored agree",
    );
    promise(
      parseAmount(text) >= 0 && Number.isFinite(parseAmount(text)),
      "a calculator's amount is a number",
    );
  },
};
