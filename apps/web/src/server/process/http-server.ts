import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { letUnreadBodyThrough } from "./unread-body";

export interface Answered {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  /** 499 for a caller who went away before the answer was whole. */
  readonly status: number;
  readonly seconds: number;
}

export interface HttpServerOptions {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly onAnswered?: (answered: Answered) => void;
  readonly isStopping?: () => boolean;
  /** A client that sends its headers, or its whole request, more slowly is let go with an answer. */
  readonly headersMs?: number;
  readonly requestMs?: number;
}

/** Set on every request, whatever a client sent under these names. */
export const CLIENT_ADDRESS_HEADER = "x-gf-client-address";
export const REQUEST_ID_HEADER = "x-gf-request-id";

const REFUSALS: Readonly<Record<string, readonly [status: string, code: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    "request_timeout",
    "The request came too slowly. Please try again.",
  ],
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "too_large",
    "The request's headers are too large. Please clear this site's cookies and try again.",
  ],
};
const UNREADABLE = ["400 Bad Request", "bad_request", "This request could not be read."] as const;

/** A path with a broken escape (`%E0%A4%A`) is nobody's address; the framework would answer it with a 500. */
function isReadable(url: string | undefined): boolean {
  try {
    decodeURIComponent((url ?? "/").split("?")[0] ?? "/");
    return true;
  } catch {
    return false;
  }
}

function refuse(socket: Socket, errorCode: string | undefined): void {
  const [status, code, message] = REFUSALS[errorCode ?? ""] ?? UNREADABLE;
  const body = JSON.stringify({ message, code });
  const headers = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nX-Request-Id: ${randomUUID()}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}

/** The server in front of the framework: names each request, times it, and answers what is no request. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { handle, onAnswered, isStopping = () => false, headersMs = 15_000, requestMs = 60_000 } = options;
  const underWay = new WeakMap<object, ServerResponse>();
  const timeouts = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: Math.min(5_000, headersMs),
  };
  const server = createServer(timeouts, (request, response) => {
    const requestId = randomUUID();
    const started = performance.now();
    underWay.set(request.socket, response);
    response.setHeader("X-Request-Id", requestId);
    if (isStopping()) response.setHeader("Connection", "close");
    response.once("finish", () => letUnreadBodyThrough(request));
    response.once("close", () =>
      onAnswered?.({
        requestId,
        method: request.method ?? "",
        url: request.url ?? "/",
        status: response.writableFinished ? response.statusCode : 499,
        seconds: (performance.now() - started) / 1000,
      }),
    );
    if (!isReadable(request.url)) {
      response.writeHead(400, { "Content-Type": "application/json", "Cache-Control": "no-store" });
      response.end(JSON.stringify({ message: "This address could not be read.", code: "bad_request" }));
      return;
    }
    request.headers[CLIENT_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    request.headers[REQUEST_ID_HEADER] = requestId;
    handle(request, response);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const answering = underWay.get(socket);
    // There is no room for another answer in the middle of one, or behind one to a request still being sent.
    const answered = answering?.headersSent && !(answering.writableFinished && answering.req.complete);
    if (socket.writable && !answered && error.code !== "ECONNRESET") refuse(socket, error.code);
    else socket.destroy(error);
  });
  return server;
}
