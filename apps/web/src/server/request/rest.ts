import { createRestHandler } from "@gf-ledger/rest/rest-handler";
import { log } from "../logger";
import { createRequestContext } from "./request-context";
import { requestFacts, requestIdOf } from "./request-facts";

/** The REST adapter of the verbs; every mount under /api answers with this one handler. */
export const restHandler = createRestHandler({
  createContext: (request, { requestId }) =>
    createRequestContext(request, { ...requestFacts(request), requestId }),
  requestIdOf,
  localeOf: (request) => requestFacts(request).locale,
  log,
});
