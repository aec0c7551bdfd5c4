import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import type { RestRoute } from "../rest-route";

export interface MatchedPath {
  /** The rows of this path, one for each method. */
  readonly routes: readonly RestRoute[];
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string) => path.split("/").slice(1);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new AppError("bad_request", failure("addressUnreadable"));
  }
}

interface CutRoute {
  readonly route: RestRoute;
  readonly parts: readonly string[];
}

function paramsOf(parts: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [position, part] of parts.entries()) {
    const segment = segments[position] ?? "";
    if (!part.startsWith("{")) {
      if (part !== segment) return null;
    } else {
      if (segment === "") return null;
      params[part.slice(1, -1)] = segment;
    }
  }
  return params;
}

function match(cutRoutes: readonly CutRoute[], pathname: string): MatchedPath | null {
  const segments = segmentsOf(pathname);
  const found = cutRoutes.flatMap(({ route, parts }) => {
    const params = paramsOf(parts, segments);
    return params ? [{ route, params }] : [];
  });
  const [first] = found;
  if (!first) return null;
  return {
    routes: found.map(({ route }) => route),
    params: Object.fromEntries(Object.entries(first.params).map(([name, value]) => [name, decoded(value)])),
  };
}

interface Index {
  readonly cutRoutes: readonly CutRoute[];
  /** The matches of the paths without a variable part. */
  readonly fixed: ReadonlyMap<string, MatchedPath | null>;
}

const indexes = new WeakMap<readonly RestRoute[], Index>();

function indexOf(table: readonly RestRoute[]): Index {
  const known = indexes.get(table);
  if (known) return known;
  const cutRoutes = table.map((route) => ({ route, parts: segmentsOf(route.path) }));
  const fixedPaths = table.map(({ path }) => path).filter((path) => !path.includes("{"));
  const index = { cutRoutes, fixed: new Map(fixedPaths.map((path) => [path, match(cutRoutes, path)])) };
  indexes.set(table, index);
  return index;
}

/**
 * The rows whose path fits, with the path's variable parts decoded; `null` when no row fits.
 * @throws AppError `bad_request` for a path with invalid percent encoding.
 */
export function matchPath(table: readonly RestRoute[], pathname: string): MatchedPath | null {
  const { cutRoutes, fixed } = indexOf(table);
  return fixed.get(pathname) ?? match(cutRoutes, pathname);
}
