/**
 * The pages that are there in French, in alphabetical order: the page's path, and its address below `/fr` in
 * French words.
 */
const FRENCH_PAGES: ReadonlyMap<string, string> = new Map([
  ["/how-it-works", "/comment-ca-marche"],
  ["/imports", "/importations"],
  ["/receipts", "/recus"],
]);

const FRENCH = "/fr";
const PAGE_OF_SLUG: ReadonlyMap<string, string> = new Map(
  [...FRENCH_PAGES].map(([page, slug]) => [slug, page]),
);

/**
 * The `Cache-Control` of a page that is there in French: whoever prefers French is sent from it to the other
 * address, so a shared cache would answer some in the wrong language.
 */
export const ANSWERED_BY_LANGUAGE = "private, no-cache";

/** The paths of all pages that are there in French. */
export const PAGES_IN_FRENCH: readonly string[] = [...FRENCH_PAGES.keys()];

/** The address of a page in French; `null` where it is not there in French. */
export function frenchAddress(page: string): string | null {
  const slug = FRENCH_PAGES.get(page);
  return slug === undefined ? null : FRENCH + slug;
}

/** The page at an address below `/fr`; `null` for any other address. */
export function pageAtFrenchAddress(path: string): string | null {
  if (!path.startsWith(`${FRENCH}/`)) return null;
  return PAGE_OF_SLUG.get(path.slice(FRENCH.length).replace(/\/$/, "")) ?? null;
}

/** Whether a built page, named by its path with the edition, is answered by the visitor's language. */
export function isAnsweredByLanguage(built: string): boolean {
  return built.startsWith("/ca/") && frenchAddress(built.slice("/ca".length)) !== null;
}
