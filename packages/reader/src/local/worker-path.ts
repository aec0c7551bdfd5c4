import { fileURLToPath } from "node:url";

/** Where the built worker stands: as the start command says, else beside this package's sources. */
export function defaultWorkerPath(): string {
  // Named in two steps, so that a bundler does not take the worker for a part of its own bundle.
  const built = "../../dist/worker.mjs";
  return process.env.READER_WORKER ?? fileURLToPath(new URL(built, import.meta.url));
}
