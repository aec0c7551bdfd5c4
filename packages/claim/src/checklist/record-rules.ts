import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Provenance } from "../figures/provenance";
import { confirmed } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

/** How long the letter and receipts are kept, counted from the end of the tax year or from filing. */
export interface RecordRule extends Provenance {
  readonly edition: Edition;
  readonly years: number;
  readonly from: "end-of-tax-year" | "filing";
  /** The day of the next year on which an early return counts as filed; `null` if filing does not matter. */
  readonly dueDay: string | null;
}

export const RECORD_RULES: readonly RecordRule[] = [
  {
    edition: "ca",
    years: 6,
    from: "end-of-tax-year",
    dueDay: null,
    ...confirmed("cra-keeping-records", READ_ON),
  },
  {
    edition: "us",
    years: 3,
    from: "filing",
    dueDay: "04-15",
    ...confirmed("irs-period-of-limitations", READ_ON),
  },
];
