import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { EDITION_FACTS, EDITIONS } from "@gf-ledger/domain/edition/edition-facts";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import homeCopy from "@gf-ledger/messages/en/home-copy.json";
import { expect, test } from "vitest";
import { readFaq } from "../../src/features/content/read-faq";
import { ComplianceNotice } from "../../src/features/home/compliance-notice";
import { Features } from "../../src/features/home/features";
import { stepsOf } from "../../src/features/how-it-works/steps-of-page";
import { DocumentationReminder } from "../../src/features/tax-summary/documentation-reminder";
import { TaxInformation } from "../../src/features/tax-summary/tax-information";
import { renderedText } from "./support/rendered-text";

/** Words that belong to one country alone. */
const OWN = {
  ca: [/\bCRA\b/, /tax credit/, /British Columbia/],
  us: [/\bIRS\b/, /itemize/, /Schedule A/],
} as const;

test.each(EDITIONS)(
  "editions-3 edition %s: home page, metadata and questions speak of their own country",
  async (edition) => {
    const { title, description, headline, lead, proof, compliance } = homeCopy[edition];
    const texts = {
      metadata: `${title} ${description}`,
      home: [headline, lead, proof, compliance].join(" "),
      questions: (await readFaq(edition)).entries
        .map(({ question, answer }) => `${question} ${answer}`)
        .join(" "),
    };
    const foreign = OWN[edition === "ca" ? "us" : "ca"];
    for (const [place, text] of Object.entries(texts)) {
      expect([place, foreign.filter((word) => word.test(text))]).toEqual([place, []]);
      expect([place, OWN[edition].some((word) => word.test(text))]).toEqual([place, true]);
    }
    for (const word of OWN[edition]) expect(Object.values(texts).join(" ")).toMatch(word);
    expect(EDITION_FACTS[edition].currency).toBe(edition === "ca" ? "CAD" : "USD");
  },
);

test.each([
  ["ca", "The CRA wants a letter that certifies celiac disease", "British Columbia's own medical credit"],
  ["us", "Medical expenses go on Schedule A", "only if you itemize"],
] as const)(
  "pages-4 the compliance notice of edition %s says what the authority asks for, and what it is not",
  (edition, asks, own) => {
    const notice = renderedText(<ComplianceNotice locale={localeOf(edition, "en")} />, edition);
    for (const words of [
      EDITION_FACTS[edition].authority,
      asks,
      own,
      "an estimate to be checked, not tax advice",
    ]) {
      expect(notice).toContain(words);
    }
  },
);

test("pages-6 the features name reading, matching, reports and the AI assistant, and 1,000 items that are there", () => {
  const features = renderedText(<Features locale="en-CA" />, "ca");
  for (const words of [
    "Reads the photo",
    "regular equivalent",
    "One report per tax year",
    "Millie, the AI assistant",
  ]) {
    expect(features).toContain(words);
  }
  expect(features).toContain("Over 1,000 common grocery items");
  expect(CATALOGUE.length).toBeGreaterThan(1000);
});

test.each([
  ["ca", "The CRA requires you to keep", "for 6 years from the end of the tax year they are used for"],
  ["us", "The IRS requires you to keep", "for 3 years from the day you file"],
] as const)(
  "reports-33 the reminder of edition %s says how long receipts are kept",
  (edition, authority, years) => {
    const reminder = renderedText(<DocumentationReminder />, edition);
    expect(reminder).toContain(authority);
    expect(reminder).toContain(years);
  },
);

test.each([
  ["ca", "neither a deduction nor a refund", "under 18 on December 31"],
  ["us", "only as part of itemized medical expenses above 7.5%", "Schedule A"],
] as const)(
  "reports-31 the tax information of edition %s says what a tax deduction stands for",
  (edition, note, where) => {
    const information = renderedText(<TaxInformation />, edition);
    expect(information).toContain(note);
    expect(information).toContain(where);
  },
);

test("pages-5 How It Works lists no credit as a part of the report", () => {
  const report = stepsOf("en-CA")
    .flatMap(({ points }) => points)
    .join(" ");
  expect(report).toContain("the credits, British Columbia's too, are worked out on your return");
});
