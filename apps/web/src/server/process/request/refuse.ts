import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { METHOD_REFUSED, type Refusal } from "./request-gate";

const REASONS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};
const BY_ERROR: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: "request_timeout",
    message: "The request came too slowly. Please try again.",
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "too_large",
    message: "The request's headers are too large. Please clear this site's cookies and try again.",
  },
};
const UNREADABLE: Refusal = {
  status: 400,
  code: "bad_request",
  message: "This request could not be read.",
};
/** A well-formed request line, wrong only in a method that HTTP does not have. */
const REQUEST_LINE = /^[A-Z-]{1,30} \S{1,2000} HTTP\/1\.[01]\r?\n/;

function headersOf({ allow, retryAfterSeconds }: Refusal, body: string): Record<string, string> {
  return {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...(allow ? { Allow: allow } : {}),
    ...(retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : {}),
  };
}

const bodyOf = ({ message, code }: Refusal) => JSON.stringify({ message, code });

/** Answers a request that the framework never sees. */
export function answerRefusal(response: ServerResponse, refusal: Refusal): void {
  const body = bodyOf(refusal);
  response.writeHead(refusal.status, headersOf(refusal, body)).end(body);
}

/** How long a client may keep a connection open after this side has ended it. */
const LET_GO_MS = 1_000;

/**
 * Answers on a connection that holds no valid request, and ends it. After a second it is closed both ways,
 * since the server's own timeouts hold only for requests (api-15).
 */
export function refuseOnSocket(socket: Duplex, refusal: Refusal): void {
  const body = bodyOf(refusal);
  const headers = { ...headersOf(refusal, body), "X-Request-Id": randomUUID(), Connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status] ?? ""}`;
  // The server no longer hears errors of a connection that asked for a tunnel: a reset would end the process.
  socket.on("error", () => {});
  socket.end([status, ...lines, "", body].join("\r\n"));
  socket.resume();
  setTimeout(() => socket.destroy(), LET_GO_MS).unref();
}

/** The refusal for bytes that Node.js could not read as a request, by its error. */
export function refusalOfError({
  code = "",
  rawPacket,
}: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }): Refusal {
  const line = code === "HPE_INVALID_METHOD" ? (rawPacket?.toString("latin1", 0, 2100) ?? "") : "";
  if (REQUEST_LINE.test(line)) return METHOD_REFUSED;
  return BY_ERROR[code] ?? UNREADABLE;
}
