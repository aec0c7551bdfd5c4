import type { AddressInfo } from "node:net";
import { startTracingIfAsked } from "@gf-ledger/tracing/tracing-if-asked";
import { createLocalReader } from "../local/local-reader";
import { assertModelFiles, modelFolder } from "../ocr/model-files";
import { createReaderService } from "./reader-service";
import { serviceEnvironment } from "./service-environment";

/** A reading ends by itself after a minute; the rest is for its answer. */
const DRAIN = { tellMs: 2_000, lastMs: 75_000 };

export interface ReaderServiceFiles {
  /** What sends traces, where they are asked for. */
  readonly tracing: string;
  /** The built worker; beside the sources, or where the start command said, when left out. */
  readonly workerPath?: string;
}

const print = (event: string, fields: object = {}) =>
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);

/**
 * Starts the reader service from the environment; SIGTERM and Ctrl-C drain it, a second one ends it at once.
 */
async function start(
  variables: NodeJS.ProcessEnv,
  { tracing, workerPath }: ReaderServiceFiles,
): Promise<void> {
  const environment = serviceEnvironment(variables);
  await assertModelFiles(modelFolder());
  const sendTraces = await startTracingIfAsked(variables, "gf-ledger-reader", tracing);
  const { READER_PROCESSES: atOnce, READER_WAITING: maxWaiting, READER_SECRET: secret } = environment;
  const reader = createLocalReader({
    workers: atOnce,
    lastReadingMs: DRAIN.lastMs,
    ...(workerPath ? { workerPath } : {}),
  });
  const { server, drain } = createReaderService({ reader, secret, atOnce, mostWaiting: maxWaiting });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(environment.READER_PORT, environment.READER_HOST, resolve);
  });
  const { address, port } = server.address() as AddressInfo;
  print("reader_service_ready", { address, port, atOnce, mostWaiting: maxWaiting, version: reader.version });
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    print("reader_service_draining");
    void drain(DRAIN).then(async () => {
      await sendTraces().catch(() => {});
      print("reader_service_stopped");
      process.exit(0);
    });
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
}

/** Becomes the reader service; a start that fails is reported in one sentence and ends the process. */
export function runReaderService(variables: NodeJS.ProcessEnv, files: ReaderServiceFiles): Promise<void> {
  return start(variables, files).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
