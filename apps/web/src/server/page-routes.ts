import { readFileSync } from "node:fs";
import { builtFile } from "../environment/process-environment";

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
    const { dynamicRoutes } = JSON.parse(
      readFileSync(builtFile("routes-manifest.json"), "utf8"),
    ) as RoutesManifest;
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
