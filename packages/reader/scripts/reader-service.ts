import { fileURLToPath } from "node:url";
import { buildWorkers } from "../src/command/build-workers";
import { workerBuiltAt } from "../src/process/reader-environment";
import { runReaderService } from "../src/remote/run-reader-service";

/** `npm run reader-service`: builds the worker where nobody did, then becomes the service. */
if (!workerBuiltAt()) await buildWorkers();
await runReaderService(process.env, {
  tracing: fileURLToPath(new URL("../../tracing/src/start-tracing.ts", import.meta.url)),
});
