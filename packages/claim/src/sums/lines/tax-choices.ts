import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Provenance } from "../../figures/provenance";
import { derived } from "../../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

export interface TaxChoice extends Provenance {
  readonly edition: Edition;
  /** Whether a new claim counts sales tax on both sides; in Canada the person may choose it (claim-8). */
  readonly countsByDefault: boolean;
}

const PAID = derived("tax-paid-is-cost", READ_ON);

export const TAX_CHOICES: readonly TaxChoice[] = [
  { edition: "ca", countsByDefault: false, ...PAID },
  { edition: "us", countsByDefault: true, ...PAID },
];
