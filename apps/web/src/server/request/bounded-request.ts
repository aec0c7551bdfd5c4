import { readJsonText } from "@gf-ledger/rest/request/body-text";
import { parseJsonObject } from "@gf-ledger/rest/request/json-object";
import { NextRequest } from "next/server";

/**
 * What stands in several cookies at next-auth, `next-auth.session-token.0` and so on, which no session of ours does. It
 * answers each with one that deletes it, and four hundred take it a tenth of a second.
 */
const PART_OF_SESSION = /^\s*(?:__Secure-)?next-auth\.session-token\.\d/;

function withoutParts(original: Headers): Headers {
  const headers = new Headers(original);
  const cookies = headers.get("cookie")?.split(";") ?? [];
  const kept = cookies.filter((cookie) => !PART_OF_SESSION.test(cookie));
  if (kept.length < cookies.length) headers.set("cookie", kept.join(";"));
  return headers;
}

/**
 * Returns the same request with its body read, at most 100 KB of JSON or of a form (api-13), for a library
 * that would read a body of any length. @throws AppError `too_large`, or `bad_request` for announced JSON
 * that is not an object.
 */
export async function boundedRequest(original: Request): Promise<NextRequest> {
  const { url, method } = original;
  const headers = withoutParts(original.headers);
  if (method !== "POST") return new NextRequest(url, { method, headers });
  const text = await readJsonText(original);
  if (headers.get("content-type")?.includes("application/json")) parseJsonObject(text);
  return new NextRequest(url, { method, headers, body: text === "" ? null : text });
}
