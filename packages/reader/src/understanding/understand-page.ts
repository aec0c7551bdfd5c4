import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { OcrPage } from "../ocr/word";
import { agreementOf, targetsOf } from "./agreement";
import { currencyOf } from "./currency";
import { assembleEntries } from "./item-assembly";
import { zonesOf } from "./item-zone";
import { linesOf } from "./lines";
import { purchaseDateOf } from "./purchase-date";
import { composeReading } from "./reading-composition";
import { realign } from "./realignment";
import { rowsOf } from "./rows";
import { settle } from "./settlement";
import { storeNameOf } from "./store-names";
import { footOf } from "./totals";

/**
 * Understands the words of one upright page as a receipt. Boxes are fractions of that page. The same
 * page always gives the same reading.
 */
export function understandPage(page: OcrPage): ReceiptReading {
  const lines = linesOf(rowsOf(page));
  const foot = footOf(lines);
  const zones = zonesOf(lines);
  const behind = assembleEntries(zones.foot).filter((entry) => entry.kind !== "item" && entry.counts);
  const { entries } = settle(assembleEntries(realign(zones.items)), targetsOf(foot, behind));
  const store = storeNameOf(lines);
  return composeReading({
    page,
    entries,
    behind,
    foot,
    agreement: agreementOf(entries, foot, behind),
    store,
    date: purchaseDateOf(lines),
    currency: currencyOf(lines, store?.chain ?? null),
  });
}
