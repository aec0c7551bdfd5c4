import { ROOT_CONTEXT, SpanStatusCode, trace } from "@opentelemetry/api";
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { afterEach, describe, expect, test } from "vitest";
import { inSpan, noteOnSpan, traceHeaders, traceIds } from "../src/spans";
import { isTracingOn, startTracingIfAsked } from "../src/tracing-if-asked";

/** The spans of what follows, until the test ends. */
function recorded() {
  const exporter = new InMemorySpanExporter();
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  return () => exporter.getFinishedSpans();
}
afterEach(() => trace.disable());

describe("operating-40 without an address for traces", () => {
  test.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: "" },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", OTEL_SDK_DISABLED: "true" },
  ])("nothing is loaded: %o", async (variables) => {
    expect(isTracingOn(variables)).toBe(false);
    await expect(startTracingIfAsked(variables, "web", "/there/is/no/such/file.mjs")).resolves.toBeTypeOf(
      "function",
    );
  });

  test("work is done as without spans, and neither log lines nor calls name a trace", async () => {
    const seen = await inSpan("work", async () => {
      noteOnSpan("begun");
      return { ids: traceIds(), headers: traceHeaders() };
    });
    expect(seen).toEqual({ ids: {}, headers: {} });
  });
});

describe("operating-40 with one", () => {
  test("what is inside a piece of work belongs to it, and a call carries its trace", async () => {
    const spans = recorded();
    const { ids, headers } = await inSpan("outer", () =>
      inSpan("inner", async () => ({ ids: traceIds(), headers: traceHeaders() }), { kind: "client" }),
    );
    const [inner, outer] = spans();
    expect([inner?.name, outer?.name]).toEqual(["inner", "outer"]);
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    expect(ids).toEqual({ trace_id: outer?.spanContext().traceId, span_id: inner?.spanContext().spanId });
    expect(headers).toEqual({ traceparent: `00-${ids.trace_id}-${ids.span_id}-01` });
  });

  test("work that throws is told as failed, without its words, and throws on", async () => {
    const spans = recorded();
    const work = inSpan("work", () => Promise.reject(new Error("Markedbread, 4.99")));
    await expect(work).rejects.toThrow("Markedbread");
    const [span] = spans();
    expect(span?.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(span?.events).toEqual([]);
  });

  test("the end of work says what came of it", async () => {
    const spans = recorded();
    await inSpan("work", async () => 3, { endOf: (count) => ({ facts: { count }, failed: count > 2 }) });
    expect(spans()[0]).toMatchObject({ attributes: { count: 3 }, status: { code: SpanStatusCode.ERROR } });
    expect(trace.getSpan(ROOT_CONTEXT)).toBeUndefined();
  });
});
