import { sameSitePath } from "@gf-ledger/domain/account/sign-in/same-site-path";

/** The page of this site from which a plan is upgraded, as the address names it; `null` for none (plans-19). */
export function returnPageOf(query: Pick<URLSearchParams, "get">): string | null {
  return sameSitePath(query.get("redirect"), []);
}

/** The path with the page to return to once the payment has arrived, if there is one. */
export function returningTo(path: string, page: string | null): string {
  if (page === null) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ redirect: page })}`;
}
