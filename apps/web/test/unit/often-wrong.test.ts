import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@gf-ledger/domain/edition/locale";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");

/** Where the product says something about tax: its articles, screens, mails and the assistant's help. */
const PLACES: readonly (readonly [folder: string, ending: RegExp])[] = [
  ["apps/web/content", /\.md$/],
  ["apps/web/src/features", /(?<!\.test)\.tsx?$/],
  ["apps/web/src/app", /(?<!\.test)\.tsx?$/],
  ["packages/messages/src", /^[a-z]{2}\/.*\.json$/],
  ["packages/mail/src/messages", /\.ts$/],
  ["packages/rest/src", /(?<!\.test)\.ts$/],
];

const TEXTS = PLACES.flatMap(([folder, ending]) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      text: readFileSync(join(ROOT, folder, name), "utf8").replace(/\s+/g, " "),
    })),
);

test.each([
  ["a percentage of a study turned into 'of the price'", /(?:240|183)\s?% of /i],
  ["half a package beside a whole one", /\b2\.98\b|\b1\.80\*\* a box/],
  ["Publication 502 names celiac disease", /Publication 502 (?:lists|names|mentions|covers) (?!neither)/i],
  ["the IRS letter names celiac disease", /2011-0035,? (?:to|on|about|names) (?:a )?(?:gluten|celiac)/i],
  ["a Canadian refund", /Estimated refund|CRA refund|refund from the CRA|get(?:s)? the extra cost back\./i],
  ["a credit as part of the report", /Federal tax credits, and British Columbia's beside them/],
  ["shipping counts", /\bshipping (?:of gluten-free products )?counts\b|\bso does shipping\b/i],
  ["trips count", /special trips for gluten-free food count\b/i],
  ["a PDF is not read", /PDF has to be saved/i],
  ["BC's rate is proposed", /5\.60?%[^.]*proposed|as proposed in its budget/i],
  [
    "standard deductions of 2025 before the law of July 2025",
    /standard deduction[\s\S]{0,600}\b(?:15,000|30,000|22,500)\b/i,
  ],
  [
    "records from the purchase",
    /(?:six|three|6|3) years (?:from|after) (?:the|each|your) (?:purchase|receipt)/i,
  ],
  [
    "the disability credit comes with celiac disease",
    /celiac disease (?:gives|qualifies you for) the (?:T2201|disability)/i,
  ],
] as const)("pages-12 no text of the product says: %s", (_what, wrong) => {
  expect(TEXTS.length).toBeGreaterThan(100);
  expect(TEXTS.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([]);
});

/** What is written in another language has a folder of its tag; `read-articles.test.ts` looks at its articles. */
const inEnglish = ({ file }: { readonly file: string }) =>
  !LANGUAGES.some((language) => language !== "en" && file.includes(`/${language}/`));

test("pages-12 where 0.16 per km is cited, it is said not to be an official rate", () => {
  const citing = TEXTS.filter(inEnglish).filter(({ text }) => text.includes("0.16 per km"));
  expect(citing).toHaveLength(3);
  for (const { text } of citing) expect(text).toMatch(/not a CRA rate|no rate of the IRS/);
});
