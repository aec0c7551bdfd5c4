import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import type { Unit } from "@gf-ledger/domain/size/units";

/** A line item of a period as the database holds it; amounts in cents of `currency`. */
export interface StoredLine {
  readonly id: string;
  /** A return counts on the day of its purchase, where that is known. */
  readonly countedOn: CalendarDate;
  /** For a return, the line item that it takes back, where that is known. */
  readonly returnOfId: string | null;
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  readonly currency: Currency;
  readonly price: number;
  readonly regularPrice: number;
  readonly priceSource: PriceSource;
  /** The catalogue's product that it was compared with. */
  readonly matchedProductId: string | null;
  readonly priceEvidence: PriceEvidence | null;
  readonly kind: ItemKind;
  readonly size: number | null;
  readonly unit: Unit | null;
  readonly soldByWeight: boolean;
  readonly sizeCompared: boolean;
  readonly taxCents: number | null;
  readonly regularTaxCents: number | null;
  readonly receiptId: string | null;
  readonly catalogueVersion: string | null;
  /** The filed claim that used it. */
  readonly claimId: string | null;
}
