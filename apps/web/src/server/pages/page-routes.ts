import { NO_ARTICLE } from "../../features/blog/no-article";
import { NO_PAGE } from "../../features/shell/addresses/no-page";
import { readBuilt } from "./build-folder";

interface RoutesManifest {
  readonly dynamicRoutes: readonly { readonly page: string; readonly regex: string }[];
}

/** The route that answers whatever no other page does. */
const CATCH_ALL = "/[edition]/[...missing]";

let patterns: readonly RegExp[] | null | undefined;

/** The patterns of the pages' addresses, from the build; `null` where nothing was built (development). */
function pagePatterns(): readonly RegExp[] | null {
  if (patterns !== undefined) return patterns;
  try {
    const { dynamicRoutes } = JSON.parse(readBuilt("routes-manifest.json").toString()) as RoutesManifest;
    patterns = dynamicRoutes.filter(({ page }) => page !== CATCH_ALL).map(({ regex }) => new RegExp(regex));
  } catch {
    patterns = null;
  }
  return patterns;
}

/** Whether a page answers at this path, which begins with its edition. Always true in development. */
export function isPage(path: string): boolean {
  return pagePatterns()?.some((pattern) => pattern.test(path)) ?? true;
}

/** Whether a page, named by its path with the edition, says that nothing is there: it is answered 404. */
export function isNotFound(page: string): boolean {
  return page.endsWith(`/${NO_PAGE}`) || page.endsWith(`/blog/${NO_ARTICLE}`);
}
