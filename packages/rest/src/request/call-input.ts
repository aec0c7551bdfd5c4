import { AppError } from "@gf-ledger/domain/app-error";
import type { RestRoute } from "../rest-route";
import { assertAnnouncedLength, IMAGE_BODY_BYTES, PLAIN_BODY_BYTES, readBodyText } from "./body-text";
import { isStorableText, parseJsonObject } from "./json-object";

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

function queryOf(route: RestRoute, request: Request): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!route.query) return fields;
  const { searchParams } = new URL(request.url);
  for (const name of route.query) {
    const value = searchParams.get(name);
    if (value !== null) fields[name] = value;
  }
  return fields;
}

async function bodyOf(route: RestRoute, request: Request): Promise<Record<string, unknown>> {
  const limit = route.carriesImage ? IMAGE_BODY_BYTES : PLAIN_BODY_BYTES;
  assertAnnouncedLength(request, limit);
  if (!route.body) return {};
  const type = request.headers.get("content-type");
  if (request.body && type !== null && !JSON_TYPE.test(type)) {
    throw new AppError("unsupported_media_type", "Please send JSON, with Content-Type: application/json.");
  }
  const text = await readBodyText(request, limit);
  if (text !== "" && type === null) {
    throw new AppError("unsupported_media_type", "Please send JSON, with Content-Type: application/json.");
  }
  return parseJsonObject(text);
}

/**
 * The procedure's input out of a request: the row's query fields, then the body's, then the path's,
 * which win. Fields that the procedure does not know fall away in its schema.
 * @throws AppError for a body that is too large, no JSON, or harmful.
 */
export async function callInput(
  route: RestRoute,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const query = queryOf(route, request);
  for (const text of [...Object.values(query), ...Object.values(params)]) {
    if (!isStorableText(text)) {
      throw new AppError("bad_request", "The request holds characters that are not text.");
    }
  }
  return { ...query, ...(await bodyOf(route, request)), ...params };
}
