import type { ApiContext } from "@gf-ledger/api/context";
import { EDITIONS } from "@gf-ledger/domain/edition/edition-facts";
import { routeTable } from "../route-table";
import { openApiDocument } from "./openapi-document";

export const OPENAPI_PATH = "/api/openapi.json";

const made = new Map<string, string>();

/** GET /api/openapi.json: the document, with the caller's edition as its first server. */
export function openApiAnswer(ctx: Pick<ApiContext, "edition" | "settings">): Response {
  const own = ctx.settings.appUrls[ctx.edition];
  const servers = [
    own,
    ...EDITIONS.map((edition) => ctx.settings.appUrls[edition]).filter((url) => url !== own),
  ];
  const key = servers.join(" ");
  const text = made.get(key) ?? JSON.stringify(openApiDocument(routeTable, servers));
  made.set(key, text);
  return new Response(text, { headers: { "Content-Type": "application/json" } });
}
