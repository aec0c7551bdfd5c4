import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";

/** An amount beside the food rows that counts on its day: another expense, or a reimbursement (below 0). */
export interface DatedAmount {
  readonly date: CalendarDate;
  readonly amountCents: Cents;
  readonly personId: string;
  /** Set where it lowers another medical expense, and so no food. */
  readonly paysOther?: true | undefined;
  /** Set where it lowers a line item, and so nothing beyond that one's row (claim-83). */
  readonly lineItemId?: string | undefined;
}
