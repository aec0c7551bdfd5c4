import { fileURLToPath } from "node:url";
import { readerVariables } from "../process/reader-environment";
import { runReaderService } from "./run-reader-service";

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The reader service as a container image holds it: bundled, beside its worker. */
await runReaderService(readerVariables(), {
  tracing: beside("../../tracing/dist/tracing.mjs"),
  workerPath: beside("worker.mjs"),
});
