import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { addressOfEdition } from "../environment/process-environment";

/** The edition of a host (editions-2); `fallback` for a host that belongs to neither. */
export function editionOfHost(host: string | null, fallback: Edition): Edition {
  const name = (host ?? "").toLowerCase().replace(/:\d+$/, "");
  if (name === "gfledger.ca" || name === "www.gfledger.ca" || name === "ca.localhost") return "ca";
  if (name === "gfledger.com" || name === "www.gfledger.com" || name === "us.localhost") return "us";
  if (hostOf(addressOfEdition("ca")) === name) return "ca";
  if (hostOf(addressOfEdition("us")) === name) return "us";
  return fallback;
}

function hostOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).hostname : null;
}
