import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Kind } from "@gf-ledger/domain/line-item/kind";
import { KIND_RULES, type KindRule } from "./kind-rules";

/** Whether a line of this kind starts ticked in a country, why, and by what source (claim-6). */
export function kindRule(kind: Kind, edition: Edition): KindRule {
  const found = KIND_RULES.find((row) => row.kind === kind && row.edition === edition);
  if (!found) throw new RangeError(`The table of kinds has no row for ${kind} in ${edition}`);
  return found;
}
