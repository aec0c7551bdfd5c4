/** The path as a person sees it. Pages are built below their edition, which the address does not show (editions-2). */
export function pagePath(path: string): string {
  return path.replace(/^\/(?:ca|us)(?=\/|$)/, "") || "/";
}

/** Whether a link leads to the page being read, or to the section it belongs to. */
export function isCurrent(href: string, path: string): boolean {
  return href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
}
