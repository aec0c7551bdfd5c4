import { createRequire } from "node:module";
import { ProxyTracerProvider, type Tracer } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { registerInstrumentations } from "@opentelemetry/instrumentation";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

/** The web framework's own spans name addresses as they were requested, tokens included, so none are made. */
const SILENCED_SCOPES = ["next.js"];

class TracerProvider extends NodeTracerProvider {
  readonly #silent = new ProxyTracerProvider();

  override getTracer(...[name, ...rest]: Parameters<NodeTracerProvider["getTracer"]>): Tracer {
    return SILENCED_SCOPES.includes(name) ? this.#silent.getTracer(name) : super.getTracer(name, ...rest);
  }
}

/**
 * Sends this process's traces to `OTEL_EXPORTER_OTLP_ENDPOINT` from now on (operating-40), as its other `OTEL_…`
 * variables say. Statements are recorded as they are written, with `$1` in the place of values.
 * @param service the name under which the process is shown
 * @returns what sends the rest, before the process ends
 */
export function startTracing(service: string): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false })],
  });
  // It changes the database client in place when that is asked for the first time after it.
  createRequire(import.meta.url)("pg");
  return () => provider.shutdown();
}
