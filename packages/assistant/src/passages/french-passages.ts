import type { Passage } from "../assistant";
import { CANADA_FIGURES_IN_FRENCH } from "../knowledge/fr/canada-figures";
import { EVERYDAY_IN_FRENCH } from "../knowledge/fr/everyday";
import { PRODUCT_IN_FRENCH } from "../knowledge/fr/product";
import { TAX_CANADA_IN_FRENCH } from "../knowledge/fr/tax-canada";

interface FrenchText {
  readonly title: string;
  readonly text: string;
}

/** Reads `## English heading`, `### French heading` and the French text below them. */
function textsOf(markdown: string): [asks: string, text: FrenchText][] {
  return `\n${markdown}`
    .split("\n## ")
    .slice(1)
    .map((section) => {
      const [asks = "", rest = ""] = section.split("\n### ");
      const end = rest.indexOf("\n");
      return [asks.trim(), { title: rest.slice(0, end).trim(), text: rest.slice(end).trim() }];
    });
}

/** What passages of the help say in French, by their English titles. */
export const FRENCH_TEXTS: ReadonlyMap<string, FrenchText> = new Map(
  [PRODUCT_IN_FRENCH, EVERYDAY_IN_FRENCH, TAX_CANADA_IN_FRENCH, CANADA_FIGURES_IN_FRENCH].flatMap(textsOf),
);

/**
 * The passages in French: those that stand for English ones, and the pages that are French themselves.
 * @param addressOf where a page is in French
 */
export function frenchPassages(
  passages: readonly Passage[],
  addressOf: (page: string) => string = (page) => page,
): Passage[] {
  const translated = passages.flatMap((passage): Passage[] => {
    const french = passage.language === "fr" ? undefined : FRENCH_TEXTS.get(passage.title);
    return french
      ? [{ ...passage, ...french, href: addressOf(passage.href), language: "fr", asks: passage.title }]
      : [];
  });
  return [...translated, ...passages.filter(({ language }) => language === "fr")];
}
