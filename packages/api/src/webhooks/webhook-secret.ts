import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Settings } from "../context";

type Sealing = Pick<Settings, "signingSecret">;

const PREFIX = "whsec_";
const SECRET_BYTES = 32;
const CIPHER = "aes-256-gcm";
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** A key for this one use; with another `AUTH_SECRET` what it sealed stays closed. */
function sealingKey({ signingSecret }: Sealing): Buffer {
  return Buffer.from(hkdfSync("sha256", signingSecret, "", "gf-ledger:webhook-secrets", 32));
}

/** A new secret as the Standard Webhooks specification writes one: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/** What is stored of a secret (api-36): base64 of nonce, tag and ciphertext, bound to its webhook's id. */
export function sealSecret(settings: Sealing, webhookId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(settings), nonce).setAAD(Buffer.from(webhookId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** The secret; `null` where it was sealed with another `AUTH_SECRET` or for another webhook. */
export function openSecret(settings: Sealing, webhookId: string, stored: string): string | null {
  const bytes = Buffer.from(stored, "base64");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, sealingKey(settings), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(webhookId))
    .setAuthTag(tag);
  try {
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return decipher.update(sealed, undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
