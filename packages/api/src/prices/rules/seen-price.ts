import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { ObservedHow } from "@gf-ledger/domain/price-book/observed-how";
import type { Unit } from "@gf-ledger/domain/size/units";

/** A price of one regular package that a person saw, as the choice of a regular price needs it. */
export interface SeenPrice {
  /** `null` while it stands on a draft alone. */
  readonly id: string | null;
  readonly productId: string;
  readonly name: string;
  /** Cents for one package of `size`. */
  readonly price: number;
  readonly size: number | null;
  readonly unit: Unit | null;
  readonly store: string | null;
  readonly place: string | null;
  readonly seenOn: CalendarDate;
  readonly how: ObservedHow;
  readonly url: string | null;
  /** Whether the person keeps a file that shows it. */
  readonly picture: boolean;
  /** The line of a receipt that it was collected from. */
  readonly receiptItemId: string | null;
}
