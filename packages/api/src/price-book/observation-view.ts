import type { PriceObservation } from "@gf-ledger/db/generated/client";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { type ObservationView, observedHowSchema } from "@gf-ledger/domain/price-book/observation";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import { calendarDateOf } from "../calendar-column";

/** A price of the book as every caller sees it (prices-23). */
export function observationView(row: PriceObservation): ObservationView {
  const { userId: _owner, ...own } = row;
  return {
    ...own,
    unit: unitOrNullSchema.parse(row.unit),
    price: dollarsFromCents(row.price),
    currency: currencySchema.parse(row.currency),
    seenOn: calendarDateOf(row.seenOn),
    how: observedHowSchema.parse(row.how),
    createdAt: row.createdAt.toISOString(),
  };
}
