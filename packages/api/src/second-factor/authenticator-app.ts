import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const ISSUER = "GF Ledger";
/** RFC 6238: six digits of SHA-1, a new code every 30 seconds, which every app reads. */
const PARAMETERS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** A clock may be this many codes ahead or behind. */
const CODES_OFF = 1;
const SECRET_BYTES = 20;

/** A new secret, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from a QR code: `otpauth://totp/...`. */
export function addressForApp(secret: string, email: string): string {
  return new TOTP({ ...PARAMETERS, issuer: ISSUER, label: email, secret }).toString();
}

/** The time step that a code belongs to; `null` where it is of no step about now. */
export function stepOfCode(secret: string, code: string, now: Date): bigint | null {
  const totp = new TOTP({ ...PARAMETERS, secret });
  const timestamp = now.getTime();
  const off = totp.validate({ token: code, timestamp, window: CODES_OFF });
  return off === null ? null : BigInt(totp.counter({ timestamp }) + off);
}

const CODE_BYTES = 10;

/** A recovery code as it is shown: 80 random bits as four groups of base32, `abcd-efgh-ijkl-mnop`. */
export function newRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer });
  return (base32.toLowerCase().match(/.{4}/g) ?? []).join("-");
}
