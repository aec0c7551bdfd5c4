import { pageAtFrenchAddress } from "../language/french-pages";

/** What `/auth?tab=register` is built as. */
const REGISTER = "/auth/register";

/**
 * The path of the page that a person sees, whatever the language: pages are built below their edition, which
 * the address does not show (editions-2), and a page in French has an address in French words.
 */
export function pagePath(path: string): string {
  const page = pageAtFrenchAddress(path) ?? (path.replace(/^\/(?:ca|us|fr)(?=\/|$)/, "") || "/");
  return page === REGISTER ? "/auth" : page;
}

/** Whether a link leads to the current page, or to the section that the page belongs to. */
export function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
