import { builtPageOf } from "../edition/locale-segments";
import { addressedPage } from "../language/page-addresses";

/** What `/auth?tab=register` is built as. */
const REGISTER = "/auth/register";

/**
 * The path of the page that a person sees, whatever the language: pages are built below their edition, which
 * the address does not show (editions-2), and a page in another language has an address in its words.
 */
export function pagePath(path: string): string {
  const page = addressedPage(path)?.page ?? builtPageOf(path)?.page ?? path;
  return page === REGISTER ? "/auth" : page;
}

/** Whether a link leads to the current page, or to the section that the page belongs to. */
export function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
