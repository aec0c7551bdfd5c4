import type { Adjustment } from "../adjustments/adjustment";
import type { EstimateInputs } from "../file/estimate-inputs";
import { claimantOfFigures, estimateOfContent } from "../return-lines/return-of-content";
import { canonicalJson } from "./canonical-json";
import type { ClaimContent } from "./claim-content";

/** An entry as it was before its parts said whether they pay other expenses back. */
const asBefore = ({ parts, ...entry }: Adjustment) =>
  canonicalJson({ ...entry, parts: parts?.map(({ paysOther: _later, ...part }) => part) ?? null });

/** Each entry of `entries` as the other list has it, where the two differ by nothing that a person did. */
function entriesOf(entries: readonly Adjustment[], other: readonly Adjustment[]): Adjustment[] {
  const byId = new Map(other.map((entry) => [entry.id, entry]));
  return entries.map((entry) => {
    const found = byId.get(entry.id);
    return found && asBefore(found) === asBefore(entry) ? found : entry;
  });
}

/**
 * Today's content of a filed claim, with what only a later version of our rules works out otherwise as it was filed: a
 * difference from the snapshot is then one of the person's own records (claim-29). Who claimed stays, whoever would do
 * better today: a partner's return is not corrected by the other's (claim-65). The answers for the estimate can't
 * change once a claim is filed.
 */
export function byFiledRules(filed: ClaimContent, today: ClaimContent, inputs: EstimateInputs): ClaimContent {
  const filedToday = { ...filed, adjustments: entriesOf(filed.adjustments, today.adjustments) };
  const claimantId = claimantOfFigures(filed);
  const figuresOf = (content: ClaimContent) =>
    estimateOfContent(content, inputs, claimantId).sections.flatMap(({ lines }) => lines);
  const figures = claimantId === null ? today.figures : figuresOf(today);
  const isSame = canonicalJson(figuresOf(filedToday)) === canonicalJson(figures);
  return {
    ...today,
    adjustments: entriesOf(today.adjustments, filed.adjustments),
    figures: isSame ? filed.figures : figures,
  };
}
