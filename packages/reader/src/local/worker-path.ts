import { fileURLToPath } from "node:url";
import { workerBuiltAt } from "../process/reader-environment";

/** The path of the built worker: given by the start command, otherwise beside this package's sources. */
export function defaultWorkerPath(): string {
  // Written in two steps, so that a bundler does not include the worker in its own bundle.
  const built = "../../dist/worker.mjs";
  return workerBuiltAt() ?? fileURLToPath(new URL(built, import.meta.url));
}
