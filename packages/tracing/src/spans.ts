import type { IncomingMessage, ServerResponse } from "node:http";
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

/** What a span says of itself: names, counts and outcomes, nothing of a person. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** All spans of the product's own code have this scope. */
const SCOPE = "gf-ledger";

const tracer = () => trace.getTracer(SCOPE);

export interface ServerSpan {
  /** From a small set: never an address. */
  readonly name: string;
  readonly facts?: SpanFacts;
  /** Whether the caller's trace goes on here; for callers that are trusted. */
  readonly continues: boolean;
}

/** Handles a request in a span that ends with its answer. Without tracing, it only handles it. */
export function inServerSpan<Result>(
  request: IncomingMessage,
  response: ServerResponse,
  { name, facts = {}, continues }: ServerSpan,
  handle: () => Result,
): Result {
  const parent = continues ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
  const attributes = { "http.request.method": request.method ?? "", ...facts };
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  response.once("close", () => {
    // 499, as in the log: the caller left before the answer was complete.
    const status = response.writableFinished ? response.statusCode : 499;
    span.setAttribute("http.response.status_code", status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return context.with(trace.setSpan(parent, span), handle);
}

export interface SpanEnd {
  readonly facts?: SpanFacts;
  readonly failed?: boolean;
}

/**
 * Does a piece of work in a span of the current trace.
 * @param endOf what the span says of the result
 * @throws what the work throws; the span says only that it failed, because a message may hold what somebody typed
 */
export function inSpan<Result>(
  name: string,
  work: () => Promise<Result>,
  { kind = "internal", endOf }: { kind?: "internal" | "client"; endOf?: (result: Result) => SpanEnd } = {},
): Promise<Result> {
  const spanKind = kind === "client" ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer().startActiveSpan(name, { kind: spanKind }, async (span) => {
    try {
      const result = await work();
      const { facts = {}, failed = false } = endOf?.(result) ?? {};
      span.setAttributes(facts);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      return result;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Says on the current span that something happened now. */
export function noteOnSpan(event: string, facts: SpanFacts = {}): void {
  trace.getActiveSpan()?.addEvent(event, facts);
}

/** The headers that let another process of the product go on with the current trace; none without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The current trace and span as a log line names them; nothing without tracing. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Binds a listener to the current trace, which is not the current one where the event is emitted. */
export function onThisTrace<Listener extends (...args: never[]) => unknown>(listener: Listener): Listener {
  return context.bind(context.active(), listener);
}
