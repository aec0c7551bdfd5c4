import { fileURLToPath } from "node:url";
import { workerBuiltAt } from "../process/reader-environment";

/** Where the built worker stands: as the start command says, else beside this package's sources. */
export function defaultWorkerPath(): string {
  // Named in two steps, so that a bundler does not take the worker for a part of its own bundle.
  const built = "../../dist/worker.mjs";
  return workerBuiltAt() ?? fileURLToPath(new URL(built, import.meta.url));
}
