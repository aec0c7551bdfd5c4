import { childEnvironment } from "@gf-ledger/bounded-process/child-environment";

/** The variables that a process decoding strangers' files gets; none of them is a secret. */
export function processEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return childEnvironment(environment, ["READER_MODEL", "READER_EFFORT"]);
}
