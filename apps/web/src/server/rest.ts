import { createRestHandler } from "@gf-ledger/rest/rest-handler";
import { container } from "./container";
import { createRequestContext } from "./request-context";

/** The REST faces of the verbs; every mount under /api answers with this one handler. */
export function restHandler(request: Request): Promise<Response> {
  return createRestHandler({
    createContext: (original) => createRequestContext(original),
    ownHosts: container().settings.ownHosts,
    log: container().log,
  })(request);
}
