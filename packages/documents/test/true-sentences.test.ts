import { countedFromFiling } from "@gf-ledger/claim/checklist/records-of-claim";
import { AUDIENCES, type Audience, isFor } from "@gf-ledger/domain/documents/audience";
import { describe, expect, test } from "vitest";
import { checklistText } from "../src/claim/checklist";
import type { ClaimDocuments } from "../src/claim/claim-documents";
import { writeReport } from "../src/claim/report/write-report";
import { CLAIM_TABLES } from "../src/claim/tables/claim-tables";
import { tableCsv } from "../src/table/table-csv";
import { FONTS } from "./support/fonts";
import { householdDocuments, toRead } from "./support/household-documents";
import { readPdf } from "./support/read-pdf";

type When = (documents: ClaimDocuments, audience: Audience | undefined) => boolean;

const own: When = (_documents, audience) => isFor("yourself", audience);
const isAfterDue = ({ edition, taxYear, people, filed }: ClaimDocuments) =>
  countedFromFiling(edition, taxYear, people, filed?.on ?? null) !== null;

const isFinal = ({ people, returnLines, taxYear }: ClaimDocuments) =>
  people.some(({ id, diedOn }) => id === returnLines.claimantId && diedOn?.startsWith(`${taxYear}-`));

/** Every sentence of a report that says "same", "published", "filed" or "keep", and when it is true. */
const SENTENCES: readonly (readonly [RegExp, When])[] = [
  [/at the same size where both sizes are known/g, () => true],
  [/the same file always gives the same digits\./g, own],
  [/published is an average from the country's statistics office for that product, used as printed/g, own],
  [/,Published,\d+/g, ({ comparators }) => comparators.some(({ ground }) => ground === "published")],
  [/Published: \$[\d.,]+ \([\d.]+%\)/g, (all, to) => own(all, to) && all.restsOn.published !== 0],
  [
    /Published \d+ Catalogue price|\S+ Published \d+/g,
    (all, to) => to === undefined && all.comparators.some(({ ground }) => ground === "published"),
  ],
  [/On published averages/g, own],
  [
    /The partner who lived with \w+ may file by the same day/g,
    ({ people, taxYear }) =>
      people.some(({ relation, diedOn }) => relation === "spouse" && diedOn?.startsWith(`${taxYear}-`)),
  ],
  [/Checklist: what to keep/g, own],
  [
    /\(for the 12-month period\)/g,
    ({ edition, period: { ofPersons = [] } }, to) =>
      to !== "yourself" && edition === "ca" && ofPersons.length === 0,
  ],
  [/Draft: not filed yet\./g, ({ filed }) => filed === null],
  [/Filed on [A-Z]\w+ \d+, \d{4}/g, ({ filed }) => filed !== null && !filed.elsewhere],
  [/Filed elsewhere on [A-Z]\w+ \d+, \d{4}/g, ({ filed }) => filed?.elsewhere === true],
  [/Filed, then changed/g, ({ status }) => status === "adjusted"],
  [/SHA-256 of the claim as filed/g, (all, to) => own(all, to) && all.filed !== null],
  [
    /A return filed late counts from the day it is filed\./g,
    (all, to) => own(all, to) && all.edition === "ca" && !isAfterDue(all),
  ],
  [
    /an early return counts as filed on its due date\./g,
    (all, to) => own(all, to) && all.edition === "us" && !isAfterDue(all),
  ],
  [
    /the day on which the return was filed, since it may have been late\./g,
    (all, to) => own(all, to) && all.edition === "ca" && isAfterDue(all),
  ],
  [
    /the day on which the return was filed\./g,
    (all, to) => own(all, to) && all.edition === "us" && isAfterDue(all),
  ],
  [
    /\d+ items?: already used in a filed claim\./g,
    (all, to) => own(all, to) && all.leftOut.some(({ reason }) => reason === "claimed-before"),
  ],
  [/Attach the receipts to the final return, and keep copies\./g, (all, to) => own(all, to) && isFinal(all)],
  [/For yourself: keep it\./g, (_all, to) => to === "yourself"],
  [/What to keep/g, own],
  [/Keep all of it until [A-Z]\w+ \d+, \d{4}\./g, own],
  [/Keep anything that another claim uses until that claim's date too/g, own],
  [
    /When you filed, you said that nothing more will be paid back\./g,
    (all, to) => own(all, to) && all.moreRepayments === false,
  ],
  [
    /When you filed, you said that some of this will still be paid back\./g,
    (all, to) => own(all, to) && all.moreRepayments === true,
  ],
  [
    /If money comes after all, enter it: it changes this claim\./g,
    (all, to) => own(all, to) && all.moreRepayments === false && all.edition === "ca",
  ],
  [
    /If money comes in a later year after all, enter it: it may be income of that year/g,
    (all, to) => own(all, to) && all.moreRepayments === false && all.edition === "us",
  ],
  [/and what to check and keep/g, (_all, to) => to === "yourself"],
];
/** So many of the first may be missing where they would be true. */
const SOMETIMES = 7;
const WORDS = /\b(?:same|published|filed|keep|twelve|12-month|calendar year)\b/gi;

const filed = (on: string, elsewhere = false) => ({ on, sha256: "ab".repeat(32), elsewhere });
const PERIOD = householdDocuments().period;
const restsOn = { evidence: 8_369, yourWord: 547, published: 0, estimate: 6_895 };
const CASES: Readonly<Record<string, Partial<ClaimDocuments>>> = {
  "a draft": { status: "draft", filed: null },
  "filed in time": { status: "filed", filed: filed("2026-03-14") },
  "filed with nothing more to be paid back": {
    status: "filed",
    filed: filed("2026-03-14"),
    moreRepayments: false,
  },
  "filed with more to be paid back": {
    status: "filed",
    filed: filed("2026-03-14"),
    moreRepayments: true,
  },
  "filed after the due day": { status: "filed", filed: filed("2026-11-26") },
  "filed elsewhere": { status: "filed", filed: filed("2026-03-14", true) },
  "on a final return": {
    people: householdDocuments().people.map((one) =>
      one.relation === "self" ? { ...one, diedOn: "2025-11-14" } : one,
    ),
  },
  "beside a final return": {
    people: [
      ...householdDocuments().people,
      ...householdDocuments().people.flatMap((one) =>
        one.relation === "self"
          ? [{ ...one, id: "ben", name: "Ben", relation: "spouse" as const, diedOn: "2025-11-14" }]
          : [],
      ),
    ],
  },
  "in the United States with nothing more to be paid back": {
    status: "filed",
    filed: filed("2026-03-14"),
    moreRepayments: false,
    edition: "us",
    locale: "en-US",
    currency: "USD",
  },
  "in the United States after the due day": {
    status: "filed",
    filed: filed("2026-04-18"),
    edition: "us",
    locale: "en-US",
    currency: "USD",
  },
  "in the United States": { edition: "us", locale: "en-US", currency: "USD" },
  "around a death": {
    period: { ...PERIOD, ofPersons: [{ personId: "mia", from: "2024-01-01", to: "2025-12-31" }] },
    people: householdDocuments().people.map((one) =>
      one.id === "mia" ? { ...one, diedOn: "2025-11-14" } : one,
    ),
  },
  adjusted: { status: "adjusted", filed: filed("2026-03-14") },
  "without a published price, and with items of a filed claim": {
    restsOn,
    comparators: householdDocuments().comparators.filter(({ ground }) => ground !== "published"),
    leftOut: [{ reason: "claimed-before", items: 2 }],
  },
};

/** All words of the papers that an audience gets: the report, its sheets and CSV files, and the checklist. */
async function wordsOf(documents: ClaimDocuments, audience: Audience | undefined): Promise<string> {
  const { text } = await readPdf(writeReport({ ...toRead(documents), audience }, FONTS));
  const parts = [text];
  for (const { of, tableOf } of CLAIM_TABLES)
    if (isFor(of, audience)) {
      // What stands above a sheet is in the workbook alone.
      parts.push(JSON.stringify(tableOf(documents, audience).facts));
      for await (const part of tableCsv(async () => tableOf(documents, audience))) parts.push(part);
    }
  if (isFor("yourself", audience)) parts.push(checklistText(documents));
  return parts.join("\n").replace(/\s+/g, " ");
}

describe("claim-73 a sentence stands in the report only where it is true", () => {
  test.each(Object.entries(CASES))("%s", async (_name, changes) => {
    const documents = householdDocuments(changes);
    for (const audience of [undefined, ...AUDIENCES]) {
      const text = await wordsOf(documents, audience);
      const said = SENTENCES.flatMap(([sentence, when]) =>
        [...text.matchAll(sentence)].map(({ index, 0: words }) => ({ index, words, when })),
      );
      const unknown: string[] = [];
      for (const { index, 0: word } of text.matchAll(WORDS)) {
        const around = text.slice(Math.max(0, index - 60), index + 60);
        const of = said.find((one) => one.index <= index && index < one.index + one.words.length);
        if (of === undefined) unknown.push(`"${word}" is said by no known sentence: ${around}`);
        else if (!of.when(documents, audience)) unknown.push(`not true here: ${around}`);
      }
      expect(unknown).toEqual([]);
      for (const [sentence, when] of SENTENCES.slice(SOMETIMES))
        if (when(documents, audience)) expect(text).toMatch(new RegExp(sentence.source));
    }
  });

  test("a size that was not compared is marked, and what the mark means is said once", async () => {
    const blocks = householdDocuments().blocks.map((block) => ({
      ...block,
      lines: block.lines.map((line) => ({ ...line, sizeCompared: line.product !== "cake" })),
    }));
    const { text } = await readPdf(writeReport(toRead(householdDocuments({ blocks })), FONTS));
    expect(text.split("Cake, 500 g *")).toHaveLength(3);
    expect(text).not.toContain("Schär loaf, 500 g *");
    expect(text.split("* Size not compared.")).toHaveLength(2);
    const { text: compared } = await readPdf(writeReport(toRead(householdDocuments()), FONTS));
    expect(compared).not.toContain("Size not compared");
  });
});
