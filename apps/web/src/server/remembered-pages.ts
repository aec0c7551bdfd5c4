import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { editionOfHost } from "../edition/edition-of-host";
import { recordBody } from "./recorded-body";
import { isHintRight } from "./session-hint";

/** All pages of both editions, compressed and plain, are some five megabytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What Next.js says of a page that was rendered at build time and never is again. */
const NEVER_RENDERED_AGAIN = "s-maxage=31536000";
/** Headers with which Next.js itself is asked for something else than the page. */
const FOR_THE_FRAMEWORK = /^(?:rsc|next-|x-nextjs|x-middleware|x-prerender|x-matched|range$)/;
const PREVIEW_COOKIE = /__(?:prerender_bypass|next_preview_data)=/;
/** Belong to the connection or to one answer, not to the page. */
const NOT_KEPT = [
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "x-middleware-rewrite",
  "x-request-id",
];

interface Page {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

function cookieNames(request: IncomingMessage): Set<string> {
  const pairs = (request.headers.cookie ?? "").split(";");
  return new Set(pairs.map((pair) => pair.split("=")[0]?.trim() ?? ""));
}

/** Whether any other visitor asking for this address would be answered the same. */
function asksForAPage(request: IncomingMessage): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const url = request.url ?? "";
  if (url.includes("?") || url.startsWith("/api/") || url.startsWith("/_next/")) return false;
  for (const name in request.headers) if (FOR_THE_FRAMEWORK.test(name)) return false;
  if (!request.headers.cookie) return true;
  const cookies = cookieNames(request);
  return isHintRight((name) => cookies.has(name)) && !PREVIEW_COOKIE.test(request.headers.cookie);
}

function answerWith(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers["if-none-match"];
  if (known && typeof page.headers.etag === "string" && known.includes(page.headers.etag)) {
    const { "content-type": _type, "content-encoding": _encoding, ...headers } = page.headers;
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...page.headers, "content-length": page.body.length });
  response.end(request.method === "HEAD" ? undefined : page.body);
}

function isForEverybody(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.getHeader("x-nextjs-prerender") !== undefined &&
    response.getHeader("cache-control") === NEVER_RENDERED_AGAIN &&
    response.getHeader("set-cookie") === undefined
  );
}

/**
 * Answers pages rendered at build time from memory, exactly as Next.js answered them the first time:
 * same headers, same bytes, compressed once. Everything else goes to `handle`.
 */
export function rememberPages(handle: RequestListener, fallback: Edition): RequestListener {
  const pages = new Map<string, Page>();
  let bytes = 0;
  return (request, response) => {
    if (!asksForAPage(request)) return handle(request, response);
    const gzip = /\bgzip\b(?!;q=0)/.test(String(request.headers["accept-encoding"] ?? ""));
    // One compression for everybody: what takes gzip gets gzip.
    request.headers["accept-encoding"] = gzip ? "gzip" : "identity";
    const key = `${editionOfHost(request.headers.host ?? null, fallback)} ${gzip} ${request.url}`;
    const page = pages.get(key);
    if (page) return answerWith(page, request, response);
    if (request.method === "GET") {
      recordBody(response, (body) => {
        if (!isForEverybody(response) || bytes + body.length > MAX_BYTES || pages.has(key)) return;
        const headers = response.getHeaders();
        for (const name of NOT_KEPT) delete headers[name];
        bytes += body.length;
        pages.set(key, { headers, body });
      });
    }
    return handle(request, response);
  };
}
