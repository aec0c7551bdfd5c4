import { periodOfPerson } from "@gf-ledger/claim/periods/claim-period";
import { citation, sourceName } from "@gf-ledger/messages/citation";
import type { ClaimDocuments } from "./claim-documents";
import { documentWords } from "./document-words";
import { printing } from "./report/printing";

/** What the claim rests on that no text of the authority confirms, each said once. */
export function unconfirmedStatements(documents: ClaimDocuments): string[] {
  const { edition, locale, restsOn, people, period } = documents;
  const { common, credit, report } = documentWords(documents);
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
    ...people
      .filter(
        ({ id, letter }) =>
          edition === "ca" && letter !== null && letter.date > periodOfPerson(period, id).from,
      )
      .map(({ name }) => report("unconfirmed.letterBefore", { name })),
    ...documents.adjustments
      .filter(({ rule }) => rule.standing === "unconfirmed")
      .map(({ adjustment, rule }) =>
        report("unconfirmed.adjustment", {
          kind: common(`adjustment.${adjustment.kind}`),
          source: sourceName(rule.source, locale),
        }),
      ),
    ...documents.figures.flatMap(({ part, key, source }) =>
      source === null || source.standing === "confirmed"
        ? []
        : [
            report("unconfirmed.figure", {
              part: credit(`part.${part}`),
              line: credit(`line.${key}`),
              citation: citation(source, locale),
            }),
          ],
    ),
  ];
  return [...new Set(stated)];
}
