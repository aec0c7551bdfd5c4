import { webFile } from "../../environment/process-environment";

/** Where the build puts the thread that reads an account's ZIP. */
export function importWorkerPath(): string {
  return webFile("dist", "import-worker.cjs");
}
