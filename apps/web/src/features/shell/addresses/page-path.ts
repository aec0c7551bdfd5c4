import { builtPageOf } from "../../edition/locale-segments";
import { addressedPage } from "../../language/addresses/page-addresses";

/** What `/auth?tab=register` is built as. */
const REGISTER = "/auth/register";

/**
 * The path of the page that an address shows, whatever the language: a page in French has an address in its words. An
 * address below `/fr` that no page has stays as it is.
 */
export function pageOfAddress(address: string): string {
  return addressedPage(address)?.page ?? address;
}

/**
 * The path of the page that is shown. `path`: in a browser the address; elsewhere that, or of a page that is built its
 * own below its edition, which no address shows (editions-2).
 */
export function shownPage(path: string, isInBrowser: boolean): string {
  const addressed = addressedPage(path)?.page;
  const page = addressed ?? (isInBrowser ? path : (builtPageOf(path)?.page ?? path));
  return page === REGISTER ? "/auth" : page;
}

/** Whether a link leads to the current page, or to the section that the page belongs to. */
export function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
