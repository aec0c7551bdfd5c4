import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { OcrPage } from "../ocr/word";
import { agreementOf, targetsOf } from "./agreement";
import { currencyOf } from "./currency";
import { assembleEntries } from "./item-assembly";
import { zonesOf } from "./item-zone";
import { type Line, linesOf } from "./lines";
import { purchaseDateOf } from "./purchase-date";
import { composeReading, type Understood } from "./reading-composition";
import { realign } from "./realignment";
import { rowsOf } from "./rows";
import { settle } from "./settlement";
import { storeNameOf } from "./store-names";
import { footOf } from "./totals";
import { trustIn } from "./trust";

/** What the lines say when the items are read from one way of joining prices to names and the foot from another. */
function understoodFrom(page: OcrPage, itemLines: readonly Line[], footLines: readonly Line[]): Understood {
  const foot = footOf(footLines);
  const behind = assembleEntries(zonesOf(footLines).foot).filter(
    (entry) => entry.kind !== "item" && entry.counts,
  );
  const read = assembleEntries(realign(zonesOf(itemLines).items));
  const { entries } = settle(read, targetsOf(foot, behind));
  const store = storeNameOf(itemLines);
  return {
    page,
    entries,
    behind,
    foot,
    agreement: agreementOf(entries, foot, behind),
    store,
    date: purchaseDateOf(itemLines),
    currency: currencyOf(itemLines, store?.chain ?? null),
  };
}

/** Another way of joining prices to names must be better by this much: sums alone do not tell which name a price has. */
const LEAD = 1;

/**
 * Understands the words of one upright page as a receipt. Boxes are fractions of that page. The same
 * page always gives the same reading. Where the figures do not agree as first read, another way to join
 * prices to names is tried, for the foot alone and for everything.
 */
export function understandPage(page: OcrPage): ReceiptReading {
  const bySlope = linesOf(rowsOf(page, "slope"));
  let best = understoodFrom(page, bySlope, bySlope);
  if (trustIn(best).agrees) return composeReading(best);
  const byOrder = linesOf(rowsOf(page, "order"));
  const otherFoot = understoodFrom(page, bySlope, byOrder);
  const allOther = understoodFrom(page, byOrder, byOrder);
  const alone = trustIn(best).alone;
  for (const other of trustIn(allOther).alone < alone ? [otherFoot, allOther] : [otherFoot]) {
    const { score, changed } = trustIn(other);
    if (changed === 0 && score >= trustIn(best).score + LEAD) best = other;
  }
  return composeReading(best);
}
