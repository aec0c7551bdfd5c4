import type { AddressInfo } from "node:net";
import { buildWorkers } from "../src/command/build-workers";
import { createLocalReader } from "../src/local/local-reader";
import { createReaderService } from "../src/remote/reader-service";
import { serviceEnvironment } from "../src/remote/service-environment";

/** A reading ends by itself after a minute; the rest is for its answer. */
const DRAIN = { tellMs: 2_000, lastMs: 75_000 };

const say = (event: string, fields: object = {}) =>
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);

/** Starts the reader service from the environment; SIGTERM and Ctrl-C drain it, a second one ends it at once. */
async function main(): Promise<void> {
  const environment = serviceEnvironment(process.env);
  if (!process.env.READER_WORKER) await buildWorkers();
  const { READER_PROCESSES: atOnce, READER_WAITING: mostWaiting, READER_SECRET: secret } = environment;
  const reader = createLocalReader({ workers: atOnce, lastReadingMs: DRAIN.lastMs });
  const { server, drain } = createReaderService({ reader, secret, atOnce, mostWaiting });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(environment.READER_PORT, environment.READER_HOST, resolve);
  });
  const { address, port } = server.address() as AddressInfo;
  say("reader_service_ready", { address, port, atOnce, mostWaiting, version: reader.version });
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    say("reader_service_draining");
    void drain(DRAIN).then(() => {
      say("reader_service_stopped");
      process.exit(0);
    });
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
