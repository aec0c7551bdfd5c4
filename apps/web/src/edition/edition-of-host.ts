import type { Edition } from "@gf-ledger/domain/edition/edition";

/** Host → edition, decided once at the edge (editions-2). */
export function editionOfHost(host: string | null, fallback: Edition): Edition {
  const name = (host ?? "").toLowerCase().replace(/:\d+$/, "");
  if (name === "gfledger.ca" || name === "www.gfledger.ca" || name === "ca.localhost") return "ca";
  if (name === "gfledger.com" || name === "www.gfledger.com" || name === "us.localhost") return "us";
  if (hostOf(process.env.APP_URL_CA) === name) return "ca";
  if (hostOf(process.env.APP_URL_US) === name) return "us";
  return fallback;
}

function hostOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).hostname : null;
}
