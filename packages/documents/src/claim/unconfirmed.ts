import { citation, sourceName } from "@gf-ledger/claim/figures/citation";
import type { ClaimPapers } from "./claim-papers";
import { creditWords } from "./credit-words";
import { printing } from "./report/printing";
import { paperWords } from "./words/paper-words";

/** What the claim rests on that no text of the authority confirms, each said once. */
export function unconfirmedStatements(papers: ClaimPapers): string[] {
  const { edition, locale, restsOn, people, period } = papers;
  const { common, report } = paperWords(papers);
  const words = report.unconfirmed;
  const credit = creditWords(papers);
  const print = printing(papers);
  const rows = papers.blocks.flatMap((block) => block.rows);
  const sizes = rows.filter(({ sizeCompared }) => !sizeCompared).length;
  const said = [
    ...(edition === "ca" && rows.some(({ kind }) => kind === "no-counterpart") ? [words.noCounterpart] : []),
    ...(restsOn.estimates > 0 ? [words.estimates(print.money(restsOn.estimates))] : []),
    ...(sizes > 0 ? [words.sizes(sizes)] : []),
    ...people
      .filter(({ letter }) => edition === "ca" && letter !== null && letter.date > period.from)
      .map(({ name }) => words.letterBefore(name)),
    ...papers.adjustments
      .filter(({ rule }) => rule.standing === "unconfirmed")
      .map(({ adjustment, rule }) =>
        words.adjustment(common.adjustment[adjustment.kind], sourceName(rule.source, locale)),
      ),
    ...papers.figures.flatMap(({ part, key, source }) =>
      source === null || source.standing === "confirmed"
        ? []
        : [words.figure(credit.part[part], credit.line[key], citation(source, locale))],
    ),
  ];
  return [...new Set(said)];
}
