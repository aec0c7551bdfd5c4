import { hash, verify } from "@node-rs/argon2";
import { inHashingQueue } from "./hashing-queue";

/**
 * argon2id with the library's defaults (19 MiB, 2 passes), OWASP's first choice.
 * @throws AppError `unavailable` when too many passwords wait.
 */
export async function hashPassword(password: string): Promise<string> {
  return inHashingQueue(() => hash(password));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits. Without a stored hash the same work is done on a decoy, so that the time
 * taken does not tell whether an address has an account.
 * @throws AppError `unavailable` when too many passwords wait.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash("no account has this password");
  const against = stored ?? (await decoy);
  const fits = await inHashingQueue(() => verify(against, password));
  return stored !== null && fits;
}
