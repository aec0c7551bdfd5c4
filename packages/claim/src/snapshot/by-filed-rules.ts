import type { Adjustment } from "../adjustments/adjustment";
import type { EstimateInputs } from "../file/estimate-inputs";
import { claimantOfFigures, estimateOfContent } from "../return-lines/return-of-content";
import { canonicalJson } from "./canonical-json";
import type { ClaimContent } from "./claim-content";

/** An entry as it was before its parts said whether they pay other expenses back. */
const asBefore = ({ parts, ...entry }: Adjustment) =>
  canonicalJson({ ...entry, parts: parts?.map(({ paysOther: _later, ...part }) => part) ?? null });

const withoutParts = ({ parts: _worked, ...entry }: Adjustment) => canonicalJson(entry);

/** Rows compared in a step. */
const IN_A_STEP = 200;

/** Whether both contents have the same rows, in steps up to the first that differs. */
function* haveSameRows(content: ClaimContent, other: ClaimContent): Generator<null, boolean> {
  if (content.rows.length !== other.rows.length) return false;
  for (const [index, row] of content.rows.entries()) {
    if (index % IN_A_STEP === 0) yield null;
    if (canonicalJson(row) !== canonicalJson(other.rows[index])) return false;
  }
  return true;
}

/**
 * Each entry of one content as the other has it, where the two differ by nothing that a person did. An earlier
 * version could take off more than the same rows count (claim-83).
 */
function entriesOf(content: ClaimContent, other: ClaimContent, sameRows: boolean): Adjustment[] {
  const byId = new Map(other.adjustments.map((entry) => [entry.id, entry]));
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
 * change once a claim is filed. In steps of a few milliseconds, as claims have tens of thousands of rows.
 */
export function* byFiledRules(
  filed: ClaimContent,
  today: ClaimContent,
  inputs: EstimateInputs,
): Generator<null, ClaimContent> {
  const hasEntries = filed.adjustments.length > 0 && today.adjustments.length > 0;
  const sameRows = hasEntries && (yield* haveSameRows(filed, today));
  const filedToday = { ...filed, adjustments: entriesOf(filed, today, sameRows) };
  const claimantId = claimantOfFigures(filed);
  const figuresOf = (content: ClaimContent) =>
    estimateOfContent(content, inputs, claimantId).sections.flatMap(({ lines }) => lines);
  const figures = claimantId === null ? today.figures : figuresOf(today);
  const isSame = canonicalJson(figuresOf(filedToday)) === canonicalJson(figures);
  return {
    ...today,
    adjustments: entriesOf(today, filed, sameRows),
    figures: isSame ? filed.figures : figures,
  };
}
