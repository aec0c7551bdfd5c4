import { readJsonText } from "@gf-ledger/rest/request/body-text";
import { parseJsonObject } from "@gf-ledger/rest/request/json-object";
import { NextRequest } from "next/server";

/**
 * Returns the same request with its body read, at most 100 KB of JSON or of a form (api-13), for a library
 * that would read a body of any length. @throws AppError `too_large`, or `bad_request` for announced JSON
 * that is not an object.
 */
export async function boundedRequest(original: Request): Promise<NextRequest> {
  const { url, method, headers } = original;
  if (method !== "POST") return new NextRequest(url, { method, headers });
  const text = await readJsonText(original);
  if (headers.get("content-type")?.includes("application/json")) parseJsonObject(text);
  return new NextRequest(url, { method, headers, body: text === "" ? null : text });
}
