import { letterDoubts } from "@gf-ledger/claim/checklist/letter-doubts";
import { citation, sourceName } from "@gf-ledger/messages/citation";
import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";
import { printing } from "../report/printing";
import { creditLineWords } from "./credit-estimate-words";

/** The figures that are not confirmed, by part and source: what one source says is said once. */
function unconfirmedFigures(documents: ClaimDocuments): string[] {
  const { credit, report } = documentWords(documents);
  const lines = new Map<string, { part: string; citation: string; lines: string[] }>();
  for (const { part, key, source } of documents.figures) {
    if (source === null || source.standing === "confirmed") continue;
    const cited = citation(source, documents.locale);
    const known = lines.get(`${part} ${cited}`) ?? {
      part: credit(`part.${part}`),
      citation: cited,
      lines: [],
    };
    known.lines.push(creditLineWords({ part, key }, documents.locale));
    lines.set(`${part} ${cited}`, known);
  }
  return [...lines.values()].map((one) =>
    report("unconfirmed.figure", {
      part: one.part,
      line: [...new Set(one.lines)].join("; "),
      citation: one.citation,
    }),
  );
}

/** What the claim rests on that no text of the authority confirms, each said once. */
export function unconfirmedStatements(documents: ClaimDocuments): string[] {
  const { edition, locale, restsOn, people, period, taxYear } = documents;
  const { common, report } = documentWords(documents);
  const print = printing(documents);
  const rows = documents.blocks.flatMap((block) => block.rows);
  const sizes = rows.filter(({ sizeCompared }) => !sizeCompared).length;
  const stated = [
    ...(edition === "ca" && rows.some(({ kind }) => kind === "no-counterpart")
      ? [report("unconfirmed.noCounterpart")]
      : []),
    ...(restsOn.estimate > 0
      ? [report("unconfirmed.estimates", { amount: print.money(restsOn.estimate) })]
      : []),
    ...(sizes > 0 ? [report("unconfirmed.sizes", { count: sizes })] : []),
    ...letterDoubts(people, edition, period, taxYear).map(({ name, doubt }) =>
      report(doubt === "late" ? "unconfirmed.letterBefore" : "unconfirmed.letterPractitioner", { name }),
    ),
    ...documents.adjustments
      .filter(({ rule }) => rule.standing === "unconfirmed")
      .map(({ adjustment, rule }) =>
        report("unconfirmed.adjustment", {
          kind: common(`adjustment.${adjustment.kind}`),
          source: sourceName(rule.source, locale),
        }),
      ),
    ...unconfirmedFigures(documents),
  ];
  return [...new Set(stated)];
}
