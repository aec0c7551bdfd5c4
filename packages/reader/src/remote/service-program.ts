import { fileURLToPath } from "node:url";
import { variables } from "../process/reader-environment";
import { runReaderService } from "./run-reader-service";

/** The reader service as a container image holds it: bundled, beside its worker. */
await runReaderService(variables(), fileURLToPath(new URL("worker.mjs", import.meta.url)));
