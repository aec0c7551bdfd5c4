import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { hash, verify } from "@node-rs/argon2";
import { inHashingQueue } from "./hashing-queue";

/** argon2id with the library's defaults (19 MiB, 2 passes), OWASP's first choice. */
export function hashPassword(password: string): Promise<Outcome<string, "too_many_sign_ins">> {
  return inHashingQueue(() => hash(password));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits; `false` without a stored hash. The same work is then done on a decoy, so that
 * the time taken does not tell whether an address has an account.
 */
export async function passwordFits(
  stored: string | null,
  password: string,
): Promise<Outcome<boolean, "too_many_sign_ins">> {
  decoy ??= hash("no account has this password");
  const against = stored ?? (await decoy);
  const fits = await inHashingQueue(() => verify(against, password));
  return fits.ok ? done(stored !== null && fits.value) : fits;
}
