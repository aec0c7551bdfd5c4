import { isProduction } from "../../environment/process-environment";
import { THIS_MACHINE_HEADER } from "../process/http-server";
import { processState } from "../process/process-state";

/**
 * Whether outbox and diagnostics may answer a request (operating-4). Outside production only this machine's
 * own requests, and none once a proxy that is not trusted was seen: it makes everybody look like this
 * machine. Always in production, where the operator's `DIAGNOSTICS` alone decides.
 */
export function diagnosticsOpenTo(headers: Pick<Headers, "get">): boolean {
  if (isProduction()) return true;
  return headers.get(THIS_MACHINE_HEADER) === "yes" && !processState().behindUnknownProxy;
}
