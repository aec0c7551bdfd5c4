import { createParsing, type Parsing } from "@gf-ledger/api/parsing/parse-processes";
import { variables, webFile } from "../../environment/process-environment";
import type { Environment } from "../environment/environment";

/** The processes that read what strangers made, from the built file. */
export function createParseProcesses(environment: Environment): Parsing {
  return createParsing(environment.PARSE_WORKER ?? webFile("dist", "parse-worker.cjs"), variables());
}
