import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { Unit } from "@gf-ledger/domain/size/unit";

type How = NonNullable<PriceEvidence["carriedBy"]>["how"];

/** The words of what a regular price was chosen from, in one language. Prices in cents, months as `YYYY-MM`. */
export interface EvidenceWords {
  packageOf(size: number, unit: Unit): string;
  priced(packageOf: string | null, cents: number): string;
  carried(fromMonth: string, fromLevel: number, toMonth: string, toLevel: number): string;
  readonly how: Readonly<Record<Exclude<How, "published">, string>>;
}

export const EVIDENCE_WORDS: EvidenceWords = {
  packageOf: (size, unit) => `${size} ${unit}`,
  priced: (packageOf, cents) => `${packageOf === null ? "" : `${packageOf} at `}${(cents / 100).toFixed(2)}`,
  carried: (fromMonth, fromLevel, toMonth, toLevel) =>
    `carried from ${fromMonth} (index ${fromLevel}) to ${toMonth} (index ${toLevel})`,
  how: {
    nearest: "by the nearest published month",
    "mean-of-neighbours": "by the mean of the months around it",
  },
};
