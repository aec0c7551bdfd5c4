import type { ApiContext, Settings } from "../context";

/** Where a passkey is made and used: WebAuthn's relying party, of the edition's own host. */
export function passkeyPlace({ settings, edition }: Pick<ApiContext, "settings" | "edition">) {
  const { hostname, origin } = new URL(settings.appUrls[edition]);
  return { host: hostname, origin };
}

/** The hosts whose passkeys open an account here. */
export function passkeyHosts({ appUrls }: Pick<Settings, "appUrls">): string[] {
  return Object.values(appUrls).map((url) => new URL(url).hostname);
}
