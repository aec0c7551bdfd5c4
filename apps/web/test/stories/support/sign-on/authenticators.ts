import { createHash, createHmac } from "node:crypto";
import type { CDPSession, Page } from "playwright-core";

/**
 * What an authenticator can do; a security key is plugged in and may lack a PIN, or room for passkeys. A password
 * manager copies its passkeys to every device of its person, and a phone lends its own to the computer beside it.
 */
interface AuthenticatorKind {
  readonly transport?: "internal" | "usb" | "hybrid";
  readonly ctap2Version?: "ctap2_1";
  readonly hasResidentKey?: boolean;
  readonly hasUserVerification?: boolean;
  readonly hasLargeBlob?: boolean;
  readonly defaultBackupEligibility?: boolean;
  readonly defaultBackupState?: boolean;
}

/** A passkey of CTAP 2.1 that may be copied, and is. */
export const SYNCED = {
  ctap2Version: "ctap2_1",
  hasLargeBlob: true,
  defaultBackupEligibility: true,
  defaultBackupState: true,
} as const;

const passkeysOf = async (browser: CDPSession, authenticatorId: string) =>
  (await browser.send("WebAuthn.getCredentials", { authenticatorId })).credentials;

/** Gives the page's browser an authenticator with a screen lock, as a phone has one, whose owner is there. */
export async function virtualAuthenticator(page: Page, kind: AuthenticatorKind = {}) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: kind.hasUserVerification ?? true,
      ...kind,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await passkeysOf(browser, authenticatorId)).length,
    /** Its one passkey, with what signs by it. */
    async copy() {
      const [passkey] = await passkeysOf(browser, authenticatorId);
      if (!passkey) throw new Error("The authenticator holds no passkey.");
      return passkey;
    },
    /** Holds a copied passkey alone, whose next use has the number `next`. */
    async hold(copy: Awaited<ReturnType<typeof passkeysOf>>[number], next: number) {
      await browser.send("WebAuthn.clearCredentials", { authenticatorId });
      await browser.send("WebAuthn.addCredential", {
        authenticatorId,
        credential: { ...copy, signCount: next - 1 },
      });
    },
  };
}

/** Chromium's authenticators count a new passkey as used once; a password manager's answer says 0, unsigned as here. */
export async function countsNothing(page: Page) {
  const host = createHash("sha256").update(new URL(page.url()).hostname).digest();
  await page.route("**/passkeys.add*", (route) => {
    const body = route.request().postData() ?? "";
    const changed = body.replace(/(?<="attestationObject":")[\w-]+/, (text) => {
      const attestation = Buffer.from(text, "base64url");
      // The host's hash, the flags, the counter (WebAuthn level 3, 6.1).
      attestation.writeUInt32BE(0, attestation.indexOf(host) + 33);
      return attestation.toString("base64url");
    });
    return route.continue({ postData: changed });
  });
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** The code that an authenticator app shows for a key, by RFC 6238; `steps` ahead of now. */
export function codeOfApp(key: string, steps = 0): string {
  const bits = [...key.replace(/\s/g, "")]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const digest = createHmac("sha1", secret).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
