import { CATALOGUES } from "@gf-ledger/messages/catalogues";
import { pseudoText } from "@gf-ledger/messages/pseudo/pseudo-text";
import { shownBy } from "@gf-ledger/messages/pseudo/shown-patterns";
import type { Page } from "playwright-core";

const isOfCatalogue = shownBy(CATALOGUES.en);

/** The texts that a page shows, each once. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue ?? "";
      if (!parent || parent.closest("script, style, noscript, [aria-hidden=true], [lang]:not(html)"))
        continue;
      if (/\p{L}{2}/u.test(text) && parent.checkVisibility()) texts.add(text);
    }
    return [...texts];
  });
}

/**
 * Puts what a page says into the pseudo-language (editions-19), in the browser alone: the product knows no such
 * language and needs no switch for it. Resolves to the texts that are no message of the catalogue.
 */
export async function putInPseudo(page: Page): Promise<string[]> {
  const texts = await shownTexts(page);
  const known = texts.filter(isOfCatalogue);
  await page.evaluate(
    (pseudo) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = pseudo[node.nodeValue ?? ""];
        if (text !== undefined) node.nodeValue = text;
      }
    },
    Object.fromEntries(known.map((text) => [text, pseudoText(text)])),
  );
  return texts.filter((text) => !isOfCatalogue(text)).map((text) => text.trim());
}

/** Elements whose own text is cut off, or sticks out of a button; one that means to end in "…" is left out. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isCut = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      const hides = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
      const control = element.matches("button, a, label, th, summary, [role=tab]");
      if (style.textOverflow === "ellipsis" || style.display === "inline" || (!hides && !control))
        return false;
      const { bottom, width, height } = element.getBoundingClientRect();
      // What only a screen reader reads is one pixel large, and the skip link waits above the page.
      if (width <= 1 || height <= 1 || bottom <= 0 || style.clipPath !== "none") return false;
      const tooTall = hides && element.scrollHeight > element.clientHeight + 2;
      return element.scrollWidth > element.clientWidth + 1 || tooTall;
    };
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility() && ownText(element) && isCut(element))
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.trim().slice(0, 60)}`);
  });
}

/** The first elements that reach beyond the right edge of a page that is too wide. */
export function tooWide(page: Page): Promise<string[]> {
  const screen = page.viewportSize()?.width ?? 0;
  return page.evaluate((edge) => {
    const beyond = (element: Element) => element.getBoundingClientRect().right > edge + 1;
    const wide = [...document.querySelectorAll("body *")].filter(beyond);
    return wide.slice(0, 4).map((element) => element.outerHTML.slice(0, 160));
  }, screen);
}
