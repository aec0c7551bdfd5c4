import { webFile } from "../../environment/process-environment";
import type { Environment } from "../environment";

/** The path of the built thread that reads an account's ZIP. */
export function importWorkerPath(environment: Environment): string {
  return environment.IMPORT_WORKER ?? webFile("dist", "import-worker.cjs");
}
