import { AppError } from "@gf-ledger/domain/app-error";
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
    throw new AppError("bad_request", "The address of this call could not be read.");
  }
}

interface CutRoute {
  readonly route: RestRoute;
  readonly parts: readonly string[];
}

/** Tables cut into the parts of their paths, once. */
const cutTables = new WeakMap<readonly RestRoute[], readonly CutRoute[]>();

function cutTable(table: readonly RestRoute[]): readonly CutRoute[] {
  const cut = cutTables.get(table) ?? table.map((route) => ({ route, parts: segmentsOf(route.path) }));
  cutTables.set(table, cut);
  return cut;
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

/**
 * The rows whose path fits, with the path's variable parts decoded; `null` when none does.
 * @throws AppError `bad_request` for a percent sign that encodes nothing.
 */
export function matchPath(table: readonly RestRoute[], pathname: string): MatchedPath | null {
  const segments = segmentsOf(pathname);
  const found = cutTable(table).flatMap(({ route, parts }) => {
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
