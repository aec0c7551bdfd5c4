import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";

/** The parts of an address that its counterpart in the other edition is made from. */
export interface PageLocation {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The same path on the host of `edition` (editions-5). On a local machine the editions are `ca.localhost` and
 * `us.localhost` on the same port (editions-1); everywhere else their own hosts over https.
 */
export function editionAddress(edition: Edition, place: PageLocation): string {
  const path = place.pathname + place.search + place.hash;
  const name = place.hostname;
  const local = name === "localhost" || name.endsWith(".localhost") || name === "127.0.0.1";
  if (!local) return `https://${EDITION_FACTS[edition].host}${path}`;
  const port = place.port ? `:${place.port}` : "";
  return `${place.protocol}//${edition}.localhost${port}${path}`;
}
