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

function paramsOf(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const parts = segmentsOf(pattern);
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
  const found = table.find((route) => paramsOf(route.path, segments));
  if (!found) return null;
  const params = paramsOf(found.path, segments) ?? {};
  return {
    routes: table.filter((route) => paramsOf(route.path, segments)),
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decoded(value)])),
  };
}
