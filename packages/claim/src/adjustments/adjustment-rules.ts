import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Provenance } from "../figures/provenance";
import { confirmed, unconfirmed } from "../figures/provenance-of";
import type { AdjustmentKind } from "./adjustment";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

/**
 * `reduces`: taken off. `signed`: as entered. `guidance`: counted only when the person switches it on, on
 * a line of its own. `recorded`: kept and shown, never counted, since the country has no text for it.
 */
export const ADJUSTMENT_EFFECTS = ["reduces", "signed", "guidance", "recorded"] as const;
export type AdjustmentEffect = (typeof ADJUSTMENT_EFFECTS)[number];

export interface AdjustmentRule extends Provenance {
  readonly kind: AdjustmentKind;
  readonly edition: Edition;
  readonly effect: AdjustmentEffect;
}

const NO_TEXT = unconfirmed("no-cra-text", READ_ON);
const ASSOCIATION = unconfirmed("celiac-disease-foundation-trips", READ_ON);
const REIMBURSED_CA = confirmed("cra-reimbursed-expenses", READ_ON);
const REIMBURSED_US = confirmed("irc-213-a-not-compensated", READ_ON);
const PLAN_US = confirmed("irs-medical-faq-2023", READ_ON);
const OWN = unconfirmed("own-correction", READ_ON);

/** One row a kind and country (claim-15). */
export const ADJUSTMENT_RULES: readonly AdjustmentRule[] = [
  { kind: "shipping", edition: "ca", effect: "recorded", ...NO_TEXT },
  { kind: "shipping", edition: "us", effect: "guidance", ...ASSOCIATION },
  { kind: "reimbursement", edition: "ca", effect: "reduces", ...REIMBURSED_CA },
  { kind: "reimbursement", edition: "us", effect: "reduces", ...REIMBURSED_US },
  { kind: "hsa-fsa", edition: "ca", effect: "reduces", ...REIMBURSED_CA },
  { kind: "hsa-fsa", edition: "us", effect: "reduces", ...PLAN_US },
  { kind: "mileage", edition: "ca", effect: "recorded", ...NO_TEXT },
  { kind: "mileage", edition: "us", effect: "guidance", ...ASSOCIATION },
  { kind: "tolls-and-parking", edition: "ca", effect: "recorded", ...NO_TEXT },
  { kind: "tolls-and-parking", edition: "us", effect: "guidance", ...ASSOCIATION },
  { kind: "correction", edition: "ca", effect: "signed", ...OWN },
  { kind: "correction", edition: "us", effect: "signed", ...OWN },
];

/** The rule of a kind in a country; the table has one for every pair. */
export function adjustmentRule(kind: AdjustmentKind, edition: Edition): AdjustmentRule {
  const rule = ADJUSTMENT_RULES.find((row) => row.kind === kind && row.edition === edition);
  if (!rule) throw new RangeError(`The table of adjustments has no row for ${kind} in ${edition}`);
  return rule;
}
