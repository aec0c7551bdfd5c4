import type { Adjustment } from "../adjustments/adjustment";
import type { EstimateInputs } from "../file/estimate-inputs";
import { claimantOfFigures, estimateOfContent } from "../return-lines/return-of-content";
import { canonicalJson } from "./canonical-json";
import type { ClaimContent } from "./claim-content";

/** An entry as it was before its parts said whether they pay other expenses back. */
const asBefore = ({ parts, ...entry }: Adjustment) =>
  canonicalJson({ ...entry, parts: parts?.map(({ paysOther: _later, ...part }) => part) ?? null });

const withoutParts = ({ parts: _worked, ...entry }: Adjustment) => canonicalJson(entry);

/** Each entry of one content as the other has it, where the two differ by nothing that a person did. */
function entriesOf(content: ClaimContent, other: ClaimContent): Adjustment[] {
  const byId = new Map(other.adjustments.map((entry) => [entry.id, entry]));
  // Of the same rows an earlier version could take off more than they count (claim-83).
  const sameRows = canonicalJson(content.rows) === canonicalJson(other.rows);
  return content.adjustments.map((entry) => {
    const found = byId.get(entry.id);
    if (!found) return entry;
    const paysFoodAlone = entry.lineItemIds.length > 0 && (entry.expenseIds ?? []).length === 0;
    const isSame =
      asBefore(found) === asBefore(entry) ||
      (sameRows && paysFoodAlone && withoutParts(found) === withoutParts(entry));
    return isSame ? found : entry;
  });
}

/**
 * Today's content of a filed claim, with what only a later version of our rules works out otherwise as it was filed: a
 * difference from the snapshot is then one of the person's own records (claim-29). Who claimed stays, whoever would do
 * better today: a partner's return is not corrected by the other's (claim-65). The answers for the estimate can't
 * change once a claim is filed.
 */
export function byFiledRules(filed: ClaimContent, today: ClaimContent, inputs: EstimateInputs): ClaimContent {
  const filedToday = { ...filed, adjustments: entriesOf(filed, today) };
  const claimantId = claimantOfFigures(filed);
  const figuresOf = (content: ClaimContent) =>
    estimateOfContent(content, inputs, claimantId).sections.flatMap(({ lines }) => lines);
  const figures = claimantId === null ? today.figures : figuresOf(today);
  const isSame = canonicalJson(figuresOf(filedToday)) === canonicalJson(figures);
  return {
    ...today,
    adjustments: entriesOf(today, filed),
    figures: isSame ? filed.figures : figures,
  };
}
