import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { inServerSpan, onThisTrace } from "@gf-ledger/tracing/spans";
import { clientAddressOf, clientKey, isLoopback } from "./request/client-address";
import { isForwarded, keepTrustedForwarding } from "./request/forwarding";
import { answerRefusal, refusalOfError, refuseOnSocket } from "./request/refuse";
import { METHOD_REFUSED, refusalOf, UPGRADE_REFUSED } from "./request/request-gate";
import { type RouteClass, routeClassOf } from "./request/route-class";
import { countArrivals } from "./turns/arrivals";

/** More than the largest body that any call takes; a longer one is cut off here. */
const LET_THROUGH_BYTES = 40 * 1024 * 1024;

/**
 * Reads and drops the rest of the body of an answered request; the framework leaves it unread. Until then the
 * sender cannot use the connection again, and one that sends everything before it listens would find a broken
 * connection instead of the answer.
 */
function letUnreadBodyThrough(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  let bytes = 0;
  // The code that read it has answered, and must not pause it any longer.
  request.unpipe();
  request.removeAllListeners("data");
  request.removeAllListeners("readable");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LET_THROUGH_BYTES) request.socket.destroy();
  });
  request.resume();
}

export interface Answered {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  /** 499 when the caller left before the answer was complete. */
  readonly status: number;
  readonly seconds: number;
}

export interface HttpServerOptions {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly onAnswered?: (answered: Answered) => void;
  readonly isStopping?: () => boolean;
  /** Whether the product answers to a `Host`; when left out, it answers to every one. */
  readonly isKnownHost?: (host: string) => boolean;
  /** Whether a request asks for this server's figures and may; it is answered under any `Host`. */
  readonly isCollector?: (request: IncomingMessage) => boolean;
  /** The number of trusted proxies in front (api-21). */
  readonly trustedHops?: number;
  /** Called for a request that claims to come through a proxy although none is trusted. */
  readonly onForwarded?: (fromThisMachine: boolean) => void;
  /** Takes a connection that asks for another protocol (development alone); each is refused when left out. */
  readonly onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Milliseconds for a client to send its headers, and its whole request; a slower one is disconnected. */
  readonly headersMs?: number;
  readonly requestMs?: number;
}

/** Set on every request, whatever a client sent under these names. */
export const CLIENT_ADDRESS_HEADER = "x-gf-client-address";
export const REQUEST_ID_HEADER = "x-gf-request-id";
/** Present when the request was made on this machine, by its connection and by what a trusted proxy says. */
export const THIS_MACHINE_HEADER = "x-gf-this-machine";

/** Requests that are not traced: probes come every few seconds, and files are read from disk alone. */
const UNTRACED: readonly RouteClass[] = ["file", "health"];

/** Sets who asks, and removes what else the request says about it. */
function nameClient(
  request: IncomingMessage,
  hops: number,
  onForwarded: (fromThisMachine: boolean) => void,
): void {
  const { headers, socket } = request;
  const address = clientAddressOf(request, hops);
  const fromThisMachine = isLoopback(socket.remoteAddress ?? "");
  if (hops === 0 && isForwarded(headers)) onForwarded(fromThisMachine);
  keepTrustedForwarding(headers, hops);
  headers[CLIENT_ADDRESS_HEADER] = clientKey(address);
  if (fromThisMachine && isLoopback(address)) headers[THIS_MACHINE_HEADER] = "yes";
  else delete headers[THIS_MACHINE_HEADER];
}

/** More than a call ever has: some seven of the framework, and one or two for each queue that it waits in. */
const LISTENERS_OF_ANSWER = 40;

/** The server in front of the framework: gives requests an id, times them, and refuses invalid ones. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { handle, onAnswered, isStopping = () => false, headersMs = 15_000, requestMs = 60_000 } = options;
  const { isKnownHost = () => true, isCollector = () => false, trustedHops = 0 } = options;
  const { onForwarded = () => {}, onUpgrade } = options;
  const admission = { isKnownHost, isCollector };
  const underWay = new WeakMap<object, ServerResponse>();
  const timeouts = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: Math.min(5_000, headersMs),
  };
  const answer = (requestId: string, request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    underWay.set(request.socket, response);
    // The framework and our own turns each listen for its end; Node warns of a leak from eleven on.
    response.setMaxListeners(LISTENERS_OF_ANSWER);
    response.setHeader("X-Request-Id", requestId);
    if (isStopping()) response.setHeader("Connection", "close");
    response.once("finish", () => letUnreadBodyThrough(request));
    response.once(
      "close",
      onThisTrace(() =>
        onAnswered?.({
          requestId,
          method: request.method ?? "",
          url: request.url ?? "/",
          status: response.writableFinished ? response.statusCode : 499,
          seconds: (performance.now() - started) / 1000,
        }),
      ),
    );
    nameClient(request, trustedHops, onForwarded);
    request.headers[REQUEST_ID_HEADER] = requestId;
    const refusal = refusalOf(request, admission);
    if (refusal) return answerRefusal(response, refusal);
    handle(request, response);
  };
  const server = createServer(timeouts, (request, response) => {
    const requestId = randomUUID();
    const { method = "", url = "/" } = request;
    const routeClass = routeClassOf(method, url);
    if (UNTRACED.includes(routeClass)) return answer(requestId, request, response);
    const facts = { "gf.request_id": requestId, "gf.route_class": routeClass };
    // Without a proxy that is trusted nobody outside may put a request into a trace.
    const span = { name: `${method} ${routeClass}`, facts, continues: trustedHops > 0 };
    inServerSpan(request, response, span, () => answer(requestId, request, response));
  });
  countArrivals(server);
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const answering = underWay.get(socket);
    // An answer can't be sent inside another one, nor after one while its request is still being sent.
    const answered = answering?.headersSent && !(answering.writableFinished && answering.req.complete);
    if (socket.writable && !answered && error.code !== "ECONNRESET") {
      refuseOnSocket(socket, refusalOfError(error));
    } else socket.destroy(error);
  });
  server.on("connect", (_request, socket) => refuseOnSocket(socket, METHOD_REFUSED));
  server.on("upgrade", (request, socket, head) => {
    if (!onUpgrade) return refuseOnSocket(socket, UPGRADE_REFUSED);
    const refusal = refusalOf(request, admission);
    if (refusal) return refuseOnSocket(socket, refusal);
    onUpgrade(request, socket, head);
  });
  return server;
}
