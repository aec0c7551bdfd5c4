import { readJsonText } from "@gf-ledger/rest/request/body-text";
import { parseJsonObject } from "@gf-ledger/rest/request/json-object";
import { NextRequest } from "next/server";

/**
 * The same request with its body read, for a library that reads any body to its end: 100 KB at most, as JSON or as a
 * form (api-13). @throws AppError `too_large`, or `bad_request` for what is announced as JSON and is not a JSON object.
 */
export async function boundedRequest(original: Request): Promise<NextRequest> {
  const { url, method, headers } = original;
  if (method !== "POST") return new NextRequest(url, { method, headers });
  const text = await readJsonText(original);
  if (headers.get("content-type")?.includes("application/json")) parseJsonObject(text);
  return new NextRequest(url, { method, headers, body: text === "" ? null : text });
}
