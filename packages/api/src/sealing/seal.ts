import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Settings } from "../context";

type Sealing = Pick<Settings, "signingSecret">;

/** What is sealed: each kind with a key of its own. */
type Kind = "webhook-secrets" | "second-factors";

const CIPHER = "aes-256-gcm";
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** The key of a kind, made from `AUTH_SECRET`: with another secret, what it sealed can no longer be read. */
function sealingKey({ signingSecret }: Sealing, kind: Kind): Buffer {
  return Buffer.from(hkdfSync("sha256", signingSecret, "", `gf-ledger:${kind}`, 32));
}

/** What is stored of a secret: base64 of nonce, tag and ciphertext, bound to the id of what it belongs to. */
export function seal(settings: Sealing, kind: Kind, id: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(settings, kind), nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** The secret; `null` where it was sealed with another `AUTH_SECRET`, as another kind, or for another id. */
export function unseal(settings: Sealing, kind: Kind, id: string, stored: string): string | null {
  const bytes = Buffer.from(stored, "base64");
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, sealingKey(settings, kind), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(tag);
  try {
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return decipher.update(sealed, undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
