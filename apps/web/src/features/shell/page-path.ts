/** The path that a person sees: pages are built below their edition, which it does not show (editions-2). */
export function pagePath(path: string): string {
  return path.replace(/^\/(?:ca|us)(?=\/|$)/, "") || "/";
}

/** Whether a link leads to the current page, or to the section that the page belongs to. */
export function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
