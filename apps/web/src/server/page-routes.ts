import { readFileSync } from "node:fs";
import { join } from "node:path";

interface RoutesManifest {
  readonly dynamicRoutes: readonly { readonly page: string; readonly regex: string }[];
}

/** The route that answers whatever no other page does. */
const CATCH_ALL = "/[edition]/[...missing]";

let patterns: readonly RegExp[] | null | undefined;

/** What the build says of the pages' addresses; `null` where nothing was built (development). */
function pagePatterns(): readonly RegExp[] | null {
  if (patterns !== undefined) return patterns;
  try {
    const build = process.env.NEXT_DIST_DIR ?? ".next";
    const file = join(process.env.WEB_DIRECTORY ?? process.cwd(), build, "routes-manifest.json");
    const { dynamicRoutes } = JSON.parse(readFileSync(file, "utf8")) as RoutesManifest;
    patterns = dynamicRoutes.filter(({ page }) => page !== CATCH_ALL).map(({ regex }) => new RegExp(regex));
  } catch {
    patterns = null;
  }
  return patterns;
}

/** Whether some page answers at this path, which begins with its edition. */
export function isPage(path: string): boolean {
  return pagePatterns()?.some((pattern) => pattern.test(path)) ?? true;
}
