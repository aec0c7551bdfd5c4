import { join } from "node:path";
import type { Environment } from "../environment";

/** Where the thread that reads an account's ZIP was built. */
export function importWorkerPath(environment: Environment): string {
  return (
    environment.IMPORT_WORKER ?? join(process.env.WEB_DIRECTORY ?? process.cwd(), "dist", "import-worker.cjs")
  );
}
