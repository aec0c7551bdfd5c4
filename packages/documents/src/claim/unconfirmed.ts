import { citation } from "@gf-ledger/claim/figures/citation";
import { LINE_WORDS, PART_WORDS } from "@gf-ledger/claim/words/line-words";
import type { ClaimPapers } from "./claim-papers";
import { printing } from "./report/printing";
import { COMMON_WORDS } from "./words/common-words";
import { REPORT_WORDS } from "./words/report-words";

const WORDS = REPORT_WORDS.unconfirmed;

/** What the claim rests on that no text of the authority confirms, each said once. */
export function unconfirmedStatements(papers: ClaimPapers): string[] {
  const { edition, restsOn, people, period } = papers;
  const print = printing(papers);
  const rows = papers.blocks.flatMap((block) => block.rows);
  const sizes = rows.filter(({ sizeCompared }) => !sizeCompared).length;
  const said = [
    ...(edition === "ca" && rows.some(({ kind }) => kind === "no-counterpart") ? [WORDS.noCounterpart] : []),
    ...(restsOn.estimates > 0 ? [WORDS.estimates(print.money(restsOn.estimates))] : []),
    ...(sizes > 0 ? [WORDS.sizes(sizes)] : []),
    ...people
      .filter(({ letter }) => edition === "ca" && letter !== null && letter.date > period.from)
      .map(({ name }) => WORDS.letterBefore(name)),
    ...papers.adjustments
      .filter(({ rule }) => rule.standing === "unconfirmed")
      .map(({ adjustment, rule }) => WORDS.adjustment(COMMON_WORDS.adjustment[adjustment.kind], rule.source)),
    ...papers.figures.flatMap(({ part, key, source }) =>
      source === null || source.standing === "confirmed"
        ? []
        : [WORDS.figure(PART_WORDS[part], LINE_WORDS[key], citation(source, edition))],
    ),
  ];
  return [...new Set(said)];
}
