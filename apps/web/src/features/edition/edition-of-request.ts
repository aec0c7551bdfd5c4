import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { editionOfHost } from "@/edition/edition-of-host";
import { fallbackEdition } from "@/environment/process-environment";

/** The edition of a request that does not pass through the proxy, by its host (editions-2). */
export function editionOfRequest(request: Request): Edition {
  return editionOfHost(request.headers.get("host"), fallbackEdition());
}
