import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashToken, newToken } from "@gf-ledger/api/gate/secret-token";
import { SESSION_DAYS } from "@gf-ledger/api/gate/session-gate";
import { type OpenDatabase, openDatabase } from "@gf-ledger/db/database";
import { productData } from "../product";

const HOUR_MS = 3_600_000;

const databases = new Map<string, OpenDatabase>();

/** The database of the product whose data are in this folder. Its connection ends with the worker's process. */
export function databaseOf(dataFolder: string): OpenDatabase["database"] {
  const url = readFileSync(join(dataFolder, "postgres/running-url"), "utf8").trim();
  const known = databases.get(url) ?? openDatabase(url, 1);
  databases.set(url, known);
  return known.database;
}

export interface NewSession {
  readonly email: string;
  readonly edition: "ca" | "us";
  readonly userAgent: string;
}

/**
 * Writes a new person and their session as an opened link leaves them, without the mail; answers the cookie's token.
 * Null where the product's data are elsewhere.
 */
export async function newSessionRow({ email, edition, userAgent }: NewSession): Promise<string | null> {
  const folder = productData();
  if (folder === null) return null;
  const now = new Date();
  const token = newToken();
  const session = {
    sessionTokenHash: hashToken(token),
    expires: new Date(now.getTime() + SESSION_DAYS * 24 * HOUR_MS),
    maySetPasswordUntil: new Date(now.getTime() + HOUR_MS),
    confirmedAt: now,
    userAgent,
  };
  await databaseOf(folder).user.create({
    data: { email, edition, emailVerified: now, sessions: { create: session } },
  });
  return token;
}
