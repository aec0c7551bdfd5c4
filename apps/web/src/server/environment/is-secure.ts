import type { Services } from "@gf-ledger/api/context";
import type { Environment } from "./environment";

/**
 * Whether the call came over https: as a trusted proxy says, and always in production, which is reached over
 * https alone. So its cookies never go without `Secure`, also where its proxy says nothing (operating-14).
 */
export function isSecure(
  forwardedProto: string | null,
  { environment, settings }: Pick<Services, "settings"> & { readonly environment: Environment },
): boolean {
  return settings.production || (environment.TRUST_PROXY > 0 && forwardedProto === "https");
}
