import type { Page } from "playwright-core";

/** Words that a sentence in English has and one in French has not. */
const ENGLISH = [
  ..."and are been by did does each enter for from had has have how if is it its not of please should than".split(
    " ",
  ),
  ..."that the their them there these they this to was were what when where which who will with yet you your".split(
    " ",
  ),
];

/** The name that a public figure was published under stays in English. */
const PUBLISHED = "(?:USDA ERS,|Statistique Canada, tableau) [^·]+";

/** The texts of a page, its labels and its title that are in English and not marked as such; empty when all is well. */
export function englishLeft(page: Page): Promise<string[]> {
  return page.evaluate(
    ([words, published]) => {
      const english = new RegExp(`(?<![\\p{L}’'.-])(?:${words.join("|")})(?![\\p{L}’'.-])`, "iu");
      const isMarked = (element: Element | null) =>
        (element?.closest("[lang]")?.getAttribute("lang") ?? "").startsWith("en");
      const texts = [document.title];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element?.closest("script, style, noscript") && !isMarked(element))
          texts.push(node.textContent ?? "");
      }
      for (const element of document.querySelectorAll("[alt], [aria-label], [placeholder], [title]"))
        if (!isMarked(element))
          for (const name of ["alt", "aria-label", "placeholder", "title"])
            texts.push(element.getAttribute(name) ?? "");
      const own = texts.map((text) => text.replace(new RegExp(published, "g"), "").trim());
      return own.filter((text) => english.test(text));
    },
    [ENGLISH, PUBLISHED] as const,
  );
}
