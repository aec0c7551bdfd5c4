import type { Services } from "@gf-ledger/api/context";
import type { Environment } from "./environment";

/** Whether the call came over https, as the proxy in front tells where there is one to be trusted. */
export function isSecure(
  forwardedProto: string | null,
  { environment, settings }: Pick<Services, "settings"> & { readonly environment: Environment },
): boolean {
  return environment.TRUST_PROXY > 0 ? forwardedProto === "https" : settings.production;
}
