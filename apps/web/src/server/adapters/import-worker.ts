import { webFile } from "../../environment/process-environment";
import type { Environment } from "../environment";

/** Where the thread that reads an account's ZIP was built. */
export function importWorkerPath(environment: Environment): string {
  return environment.IMPORT_WORKER ?? webFile("dist", "import-worker.cjs");
}
