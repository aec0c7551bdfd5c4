import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";

/** What an authenticator can do; a security key is plugged in and may lack a PIN, or room for passkeys. */
interface AuthenticatorKind {
  readonly transport?: "internal" | "usb";
  readonly hasResidentKey?: boolean;
  readonly hasUserVerification?: boolean;
}

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
    passkeys: async () =>
      (await browser.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
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
