import { join } from "node:path";

/** Where the build puts the thread that reads an account's ZIP. */
export function importWorkerPath(): string {
  return join(process.env.WEB_DIRECTORY ?? process.cwd(), "dist", "import-worker.cjs");
}
