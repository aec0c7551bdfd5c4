import { pathToFileURL } from "node:url";

/** Whether traces are sent anywhere: by the variables that OpenTelemetry names. */
export function isTracingOn({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED }: NodeJS.ProcessEnv): boolean {
  return Boolean(OTEL_EXPORTER_OTLP_ENDPOINT) && OTEL_SDK_DISABLED !== "true";
}

/**
 * Starts tracing where an address for traces is set (operating-40); otherwise nothing of it is loaded.
 * @param service the name under which the process is shown
 * @param file `start-tracing`, bundled or as source
 * @returns what sends the rest, before the process ends
 */
export async function startTracingIfAsked(
  variables: NodeJS.ProcessEnv,
  service: string,
  file: string,
): Promise<() => Promise<void>> {
  if (!isTracingOn(variables)) return async () => {};
  const { startTracing }: typeof import("./start-tracing") = await import(pathToFileURL(file).href);
  return startTracing(service);
}
