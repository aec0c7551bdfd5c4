import { EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition-facts";

/** The query of the blog's list that names the edition which alone has the article that was asked for. */
export const ONLY_IN = "only";

/**
 * The edition that has the page at `path` when `edition` does not; `null` where it has it, or nobody has.
 * @param isBuilt whether a page, named by its path with the edition, exists
 */
export function editionThatHas(
  path: string,
  edition: Edition,
  isBuilt: (page: string) => boolean,
): Edition | null {
  const page = path.replace(/\/$/, "");
  if (isBuilt(`/${edition}${page}`)) return null;
  return EDITIONS.find((one) => isBuilt(`/${one}${page}`)) ?? null;
}
