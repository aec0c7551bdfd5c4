import type { ExplainedLine } from "@gf-ledger/claim/credits/explanation/explained-line";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { citation } from "@gf-ledger/messages/citation";
import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { type PrintedRow, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments } from "../claim-documents";
import { creditEstimateWords, creditLineWords, notWorkedOutWords } from "../words/credit-estimate-words";
import { formulaText } from "../words/formula-text";
import { headed, subheading } from "./look";
import type { Printing } from "./printing";

/** The sources of the lines, each once under a number that the lines name it by. */
function numberedSources(lines: readonly ExplainedLine[], { locale }: ClaimDocuments) {
  const sources = [...new Set(lines.flatMap(({ source }) => (source ? [citation(source, locale)] : [])))];
  const markOf = ({ source }: ExplainedLine) =>
    source ? ` [${sources.indexOf(citation(source, locale)) + 1}]` : "";
  return { markOf, listed: sources.map((source, index) => `[${index + 1}] ${source}`) };
}

/**
 * What a part is worked out from. A credit that comes to nothing says only that; a deduction shows why, as the
 * standard deduction is then the larger one.
 */
function linesOf(lines: readonly ExplainedLine[]): readonly ExplainedLine[] {
  const last = lines.at(-1);
  if (last?.amountCents === 0 && last.part !== "united-states") return [last];
  return lines.filter(({ amountCents, formula }) => amountCents !== 0 || formula !== null);
}

/** The net incomes that the figures rest on, as they were entered; nothing where none was. */
async function printIncomes(page: PrintedPage, documents: ClaimDocuments, print: Printing): Promise<void> {
  const { report } = print.words;
  const { edition, people, taxYear } = documents;
  const known = people.flatMap(({ name, netIncomeByYear }) => {
    const cents = netIncomeByYear[String(taxYear)];
    return cents === undefined ? [] : [{ cells: [name, print.amount(cents)] }];
  });
  if (known.length === 0) return;
  await printTable(
    page,
    report(`incomes.title.${edition}`),
    [
      { heading: report("incomes.person"), part: 8 },
      { heading: report(`incomes.amount.${edition}`, { year: String(taxYear) }), part: 4, align: "right" },
    ],
    known,
    headed(report(`incomes.title.${edition}`)),
  );
}

/**
 * Who should claim, and each partner's credits with the food and without it (claim-81). Nothing where the figures that
 * were filed are others than today's rules come to.
 */
async function printClaimants(page: PrintedPage, documents: ClaimDocuments, print: Printing): Promise<void> {
  const { estimate } = documents.returnLines;
  const parts = [...new Set(documents.figures.map(({ part }) => part))];
  const filed = parts.reduce(
    (sum, part) => sum + (documents.figures.findLast((line) => line.part === part)?.amountCents ?? 0),
    0,
  );
  if (estimate.claimants.length === 0 || estimate.amountCents !== filed) return;
  const { report } = print.words;
  const { whoClaims, notes } = creditEstimateWords(estimate, print.name, documents.locale);
  const amount = (cents: Cents, upTo: boolean) =>
    upTo && cents > 0 ? report("worth.upTo", { amount: print.amount(cents) }) : print.amount(cents);
  await printTable(
    page,
    report("worth.whoClaims"),
    [
      { heading: report("incomes.person"), part: 6 },
      { heading: report("worth.withFood"), part: 3, align: "right" },
      { heading: report("worth.withoutFood"), part: 3, align: "right" },
      { heading: report("worth.foodAlone"), part: 3, align: "right" },
    ],
    estimate.claimants.map(({ personId, amountCents, withoutFoodCents, upTo }) => ({
      cells: [
        print.name(personId),
        amount(amountCents, upTo),
        amount(withoutFoodCents, upTo),
        amount(amountCents - withoutFoodCents, upTo),
      ],
    })),
    [subheading(report("worth.whoClaims"))],
  );
  const sentences = [...(whoClaims ? [whoClaims] : []), ...notes];
  for (const sentence of sentences) page.write("P", sentence, { size: 9, above: 6 });
}

/** What the claim may be worth, apart from it and so named, each line with its formula and source. */
export async function printCreditEstimate(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  await printIncomes(page, documents, print);
  if (documents.figures.length === 0) return;
  const { credit, report } = print.words;
  const parts = [...new Set(documents.figures.map((line) => line.part))];
  const shown = parts.map((part) => linesOf(documents.figures.filter((line) => line.part === part)));
  const sources = numberedSources(shown.flat(), documents);
  const rowOf = (line: ExplainedLine, strong: boolean): PrintedRow => {
    const personSuffix = line.personId === null ? "" : `, ${print.name(line.personId)}`;
    return {
      cells: [
        `${creditLineWords(line, documents.locale)}${personSuffix}${sources.markOf(line)}`,
        formulaText(line.formula, documents.locale) ?? "",
        print.amount(line.amountCents),
      ],
      strong,
    };
  };
  for (const [index, part] of parts.entries()) {
    const title = credit(`part.${part}`);
    const lines = shown[index] ?? [];
    await printTable(
      page,
      title,
      [
        { heading: report("worth.line"), part: 6 },
        { heading: report("worth.how"), part: 4 },
        { heading: report("worth.amount"), part: 2, align: "right" },
      ],
      lines.map((line) => rowOf(line, line === lines.at(-1))),
      [...(index === 0 ? headed(report("worth.title"), report("worth.intro")) : []), subheading(title)],
    );
  }
  await printClaimants(page, documents, print);
  if (sources.listed.length > 0)
    page.list(sources.listed, { size: 9, colour: SOFT }, [subheading(report("worth.sources"))]);
  if (documents.edition === "ca")
    page.write("P", notWorkedOutWords(documents.returnLines.facts.province, documents.locale), {
      size: 9,
      colour: SOFT,
      above: 10,
    });
}
