import { type Edition, editionSchema } from "@gf-ledger/domain/edition/edition";
import { editionOfHost } from "@/edition/edition-of-host";

/** The edition of a request that does not pass through the edge, by its host (editions-2). */
export function editionOfRequest(request: Request): Edition {
  const fallback = editionSchema.catch("ca").parse(process.env.DEFAULT_EDITION);
  return editionOfHost(request.headers.get("host"), fallback);
}
