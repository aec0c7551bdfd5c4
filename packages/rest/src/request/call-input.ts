import { traitsOf } from "@gf-ledger/api/gate/admit";
import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import type { RestRoute } from "../rest-route";
import { assertAnnouncedLength, IMAGE_BODY_BYTES, readJsonText } from "./body-text";
import { readFileBody } from "./file-body";
import { PLAIN_BODY_BYTES } from "./json-bounds";
import { isStorableText, parseJsonObject } from "./json-object";

const JSON_TYPE = /^application\/(?:[\w.-]{1,80}\+)?json\s{0,8}(?:;|$)/i;

/** A form's fields beside the photo are a store and a date. */
const MAX_FIELD_BYTES = 2_000;

/** Whether the body may hold a photo or a file, and so be longer than any other. */
export const carriesMuch = ({ procedure }: RestRoute) => traitsOf(procedure).carries !== undefined;

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

async function jsonOf(route: RestRoute, request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type");
  const unsupported = () =>
    new AppError("unsupported_media_type", failure(route.imageField ? "jsonOrPhoto" : "jsonOnly"));
  if (request.body && type !== null && !JSON_TYPE.test(type)) throw unsupported();
  const text = await readJsonText(request, { carriesImage: carriesMuch(route) });
  if (text !== "" && type === null) throw unsupported();
  return parseJsonObject(text);
}

async function bodyOf(route: RestRoute, request: Request): Promise<Record<string, unknown>> {
  assertAnnouncedLength(request, carriesMuch(route) ? IMAGE_BODY_BYTES : PLAIN_BODY_BYTES);
  if (!route.body) return {};
  if (!route.imageField) return jsonOf(route, request);
  const sent = await readFileBody(request, { carries: "image", maxFieldBytes: MAX_FIELD_BYTES });
  if (!sent) return jsonOf(route, request);
  if (!sent.file) throw new AppError("bad_request", failure("imageNeeded"));
  return { ...sent.fields, [route.imageField]: sent.file };
}

/**
 * A request's input for the procedure: fields of the query, the body and the path, of which later ones win.
 * Fields that no schema knows are left to the schema. A photo is base64 if it came in JSON, otherwise bytes.
 * @throws AppError for a body that is too large, not JSON, or harmful.
 */
export async function callInput(
  route: RestRoute,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const query = queryOf(route, request);
  for (const text of [...Object.values(query), ...Object.values(params)]) {
    if (!isStorableText(text)) {
      throw new AppError("bad_request", failure("notText"));
    }
  }
  return { ...query, ...(await bodyOf(route, request)), ...params };
}
