/**
 * An absolute http(s) address, normalized. Anything else (a path, `javascript:`) would lead nowhere or to
 * harm in a mail program.
 * @throws TypeError for anything else
 */
export function webLink(href: string): string {
  const url = new URL(href);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new TypeError("A link in a message must be an absolute http(s) address");
  }
  return url.href;
}
