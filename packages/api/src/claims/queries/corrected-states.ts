import { byFiledRules } from "@gf-ledger/claim/snapshot/by-filed-rules";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { snapshotDifference } from "@gf-ledger/claim/snapshot/snapshot-difference";
import { claimDifference, type DifferenceInWords } from "@gf-ledger/documents/claim/changes/claim-difference";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { DocumentContext } from "../../context";
import { finishedInTurns } from "../../in-turns";
import { namedPeople } from "../../people/named-people";
import { estimateInputsOf, type StoredClaim } from "../claim-row";
import { readContentBefore } from "./filed-content";
import { readNamedThings } from "./named-things";

/** Two states of a filed claim of which the second corrects the first. */
export interface CorrectedStates {
  readonly state: "to-report" | "reported";
  readonly before: ClaimContent;
  readonly after: ClaimContent;
}

/**
 * From what was filed or last adjusted to today, where that differs; otherwise what the last adjustment changed
 * (claim-65, claim-66). `null` for a draft, and where nothing changed.
 */
export async function readCorrectedStates(
  { database }: Pick<DocumentContext, "database">,
  claim: StoredClaim,
  filed: ClaimContent | null,
  content: ClaimContent,
): Promise<CorrectedStates | null> {
  if (filed === null) return null;
  const today = await finishedInTurns(byFiledRules(filed, content, estimateInputsOf(claim)));
  const difference = await finishedInTurns(snapshotDifference(filed, today));
  if (difference.length > 0) return { state: "to-report", before: filed, after: today };
  const before = await readContentBefore(database, claim);
  return before && { state: "reported", before, after: filed };
}

/** What changed between the two states, with products, days and fields in words (claim-66). */
export async function readDifference(
  { database }: Pick<DocumentContext, "database">,
  { userId }: StoredClaim,
  states: CorrectedStates | null,
  locale: Locale,
): Promise<DifferenceInWords | null> {
  if (states === null) return null;
  const [before, after] = [states.before, states.after].map((content) => ({
    ...content,
    people: namedPeople(content.people, locale),
  }));
  if (!before || !after) return null;
  const named = await readNamedThings(database, userId, [before, after], locale);
  const names = new Map([...named].map(([id, { name }]) => [id, name]));
  const { currency } = EDITION_FACTS[after.edition];
  return finishedInTurns(claimDifference({ state: states.state, before, after, locale, currency, names }));
}
