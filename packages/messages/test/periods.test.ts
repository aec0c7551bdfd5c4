import { describe, expect, test } from "vitest";
import { CATALOGUES } from "../src/catalogues";

/*
 * In Canada a claim covers twelve months of its own, which need not be the calendar year: sums of the one are never
 * called by the other's name. A claim is of a tax year, whatever its period.
 */

interface Tree {
  readonly [key: string]: string | Tree;
}

function messagesOf(tree: Tree, within = ""): { readonly key: string; readonly text: string }[] {
  return Object.entries(tree).flatMap(([name, entry]) => {
    const key = within === "" ? name : `${within}.${name}`;
    return typeof entry === "string" ? [{ key, text: entry }] : messagesOf(entry, key);
  });
}

const LANGUAGES = ["en", "fr"] as const;
const NAMES = {
  en: {
    year: /\b(?:calendar year|(?:the|this) year['’]s|(?:whole|this) year\b)/i,
    period: /\b(?:periods?|twelve months|(?:12|24)[- ]months?)\b/i,
  },
  fr: {
    year: /année civile|\b(?:de|cette|toute) l?’?année(?! d’imposition)/i,
    period: /périodes?\b|douze mois|\b(?:12|24) mois/i,
  },
} as const;

/** Pages of a calendar year; those of a claim, with its papers; and those of either, by what is asked for. */
const PLACES = {
  year: /^(?:reports|taxSummary|yearReport)\./,
  claim: /^(?:claim(?!Sums\b)[A-Z]?\w*|sharedClaim)\./,
  either: /^(?:priceBook|priceWalk|protectedPages|claimSums)\./,
} as const;

/** What names the other on purpose, to tell the two apart, or a year that is neither. */
const TOLD_APART = [
  // In the United States the period is the calendar year, and any twelve months of Canada may be it.
  "claim.period.us",
  "claim.period.calendarYear",
  "taxSummary.products.why.ca",
  // Money that comes in a year after the claim's.
  "claimChecklist.moreRepayments.no.us",
  "claimRules.laterIncome.known",
  "claim.file.moreExpected.us",
  // Leads from the one to the other.
  "priceBook.claimDays",
];
/** What pages of either say of the one alone, where they show that one. */
const OF_ONE = {
  year: [
    "priceBook.calendarYear",
    "protectedPages.print.calendarYear",
    "claimSums.headings.ca.numberOfYear",
    "priceWalk.wholeYear",
    "priceWalk.wholeYearText",
  ],
  period: [
    "claimSums.headings.ca.number",
    "claimSums.headings.ca.numberOfPeriods",
    "claimSums.belowCategoryTotals.ca",
  ],
};

describe.each(LANGUAGES)(
  "claim-90 calendar year and period of a claim have names of their own: %s",
  (language) => {
    const { year, period } = NAMES[language];
    const messages = messagesOf(CATALOGUES[language]).filter(({ key }) => !TOLD_APART.includes(key));
    const of = (place: RegExp) => messages.filter(({ key }) => place.test(key));
    // "from {period}" says the days themselves, and not what they are.
    const withoutValues = (text: string) => text.replace(/\{\w+\}/g, "");
    const naming = (name: RegExp, among: typeof messages) =>
      among.filter(({ text }) => name.test(withoutValues(text))).map(({ key }) => key);

    test("pages of a calendar year name no claim's period", () => {
      expect(of(PLACES.year).length).toBeGreaterThan(50);
      expect(naming(period, of(PLACES.year))).toEqual([]);
      expect(naming(year, of(PLACES.year))).not.toEqual([]);
    });

    test("pages and papers of a claim name no calendar year", () => {
      expect(of(PLACES.claim).length).toBeGreaterThan(300);
      expect(naming(year, of(PLACES.claim))).toEqual([]);
      expect(naming(period, of(PLACES.claim))).not.toEqual([]);
    });

    test("what either shows, the price book too, names neither but where it shows that one", () => {
      const either = of(PLACES.either);
      expect(naming(year, either).filter((key) => !OF_ONE.year.includes(key))).toEqual([]);
      expect(naming(period, either).filter((key) => !OF_ONE.period.includes(key))).toEqual([]);
    });

    test("each exception is one", () => {
      const all = messagesOf(CATALOGUES[language]).map(({ key }) => key);
      for (const key of [...TOLD_APART, ...OF_ONE.year, ...OF_ONE.period]) expect(all).toContain(key);
    });
  },
);
