import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Provenance } from "../figures/provenance";
import { derived } from "../figures/provenance-of";

export interface TaxChoice extends Provenance {
  readonly edition: Edition;
  /** Whether a new claim counts sales tax on both sides; in Canada the person may choose it (claim-8). */
  readonly countsByDefault: boolean;
}

const PAID = derived("Tax really paid is part of what food cost; no text of the tax authority was found");

export const TAX_CHOICES: readonly TaxChoice[] = [
  { edition: "ca", countsByDefault: false, ...PAID },
  { edition: "us", countsByDefault: true, ...PAID },
];
