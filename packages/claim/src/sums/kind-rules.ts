import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Kind } from "@gf-ledger/domain/line-item/kind";
import type { Provenance } from "../figures/provenance";
import { confirmed, derived, unconfirmed } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

/** The reason shown beside a tick, as a key: its words are not in this package. */
export type KindReason =
  | "extra-cost-counts"
  | "intermediate-product-counts"
  | "no-canadian-text-found"
  | "association-guidance-in-full"
  | "gluten-free-by-nature"
  | "never-claimable"
  | "lowers-what-was-bought";

export interface KindRule extends Provenance {
  readonly kind: Kind;
  readonly edition: Edition;
  /** Whether a new line starts ticked; a person may overrule it, with a note (claim-6). */
  readonly startsClaimed: boolean;
  readonly reason: KindReason;
}

const ITA = confirmed("Income Tax Act 118.2(2)(r)", READ_ON);
const CRA = confirmed("Canada Revenue Agency, gluten-free products, as copied on calgaryceliac.ca", READ_ON);
const RANDOLPH = confirmed(
  "Randolph v. Commissioner, 67 T.C. 481 (1976); IRS Information Letter 2011-0035",
  READ_ON,
);
const FOUNDATION = unconfirmed(
  "Celiac Disease Foundation, guidance of an association; no IRS text was found",
  READ_ON,
);
const NO_TEXT = unconfirmed("No text of the Canada Revenue Agency was found", READ_ON);
const NATURAL = derived(
  "From the first sentence of the Canada Revenue Agency's page on gluten-free products",
  READ_ON,
);

/** One row a kind and country. */
export const KIND_RULES: readonly KindRule[] = [
  { kind: "counterpart", edition: "ca", startsClaimed: true, reason: "extra-cost-counts", ...ITA },
  { kind: "counterpart", edition: "us", startsClaimed: true, reason: "extra-cost-counts", ...RANDOLPH },
  { kind: "intermediate", edition: "ca", startsClaimed: true, reason: "intermediate-product-counts", ...CRA },
  { kind: "intermediate", edition: "us", startsClaimed: true, reason: "extra-cost-counts", ...RANDOLPH },
  {
    kind: "no-counterpart",
    edition: "ca",
    startsClaimed: false,
    reason: "no-canadian-text-found",
    ...NO_TEXT,
  },
  {
    kind: "no-counterpart",
    edition: "us",
    startsClaimed: true,
    reason: "association-guidance-in-full",
    ...FOUNDATION,
  },
  { kind: "natural", edition: "ca", startsClaimed: false, reason: "gluten-free-by-nature", ...NATURAL },
  { kind: "natural", edition: "us", startsClaimed: false, reason: "gluten-free-by-nature", ...RANDOLPH },
  { kind: "never", edition: "ca", startsClaimed: false, reason: "never-claimable", ...ITA },
  { kind: "never", edition: "us", startsClaimed: false, reason: "never-claimable", ...RANDOLPH },
  { kind: "return", edition: "ca", startsClaimed: true, reason: "lowers-what-was-bought", ...ITA },
  { kind: "return", edition: "us", startsClaimed: true, reason: "lowers-what-was-bought", ...RANDOLPH },
];
