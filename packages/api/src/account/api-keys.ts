import type {
  apiKeyViewSchema,
  createApiKeyInput,
  createdApiKeySchema,
} from "@gf-ledger/domain/account/account-view";
import { API_KEY_PREFIX } from "@gf-ledger/domain/account/api-key-prefix";
import { KEY_SCOPES } from "@gf-ledger/domain/account/api-key-scope";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import { endLinksMadeBy } from "../claim-links/maker-of-link";
import type { SignedInContext } from "../context";
import { hashToken, newToken } from "../gate/secret-token";
import { giveGrant, type NotGiven } from "../grants/give-grant";
import { deleteOwnRow, type NotOwned } from "../records/delete-own";
import { inTransaction } from "../refusals/in-transaction";

type ApiKeyView = z.infer<typeof apiKeyViewSchema>;

/** More keys than a person can keep apart are probably made by a broken script. */
const MAX_API_KEYS = 50;
const SHOWN_CHARACTERS = API_KEY_PREFIX.length + 6;

interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly taxYear: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

const apiKeyView = (row: KeyRow): ApiKeyView => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: KEY_SCOPES.filter((scope) => row.scopes.includes(scope)),
  taxYear: row.taxYear,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** The user's keys, newest first; never the keys themselves (accounts-37). */
export async function listApiKeys(ctx: SignedInContext): Promise<ApiKeyView[]> {
  const where = { userId: ctx.actor.scope.userId };
  const rows = await ctx.database.apiKey.findMany({ where, orderBy: { createdAt: "desc" } });
  return rows.map(apiKeyView);
}

/** Makes a key, which is shown in this answer and never again; only its hash is stored (accounts-37). */
export async function createApiKey(
  ctx: SignedInContext,
  input: z.output<typeof createApiKeyInput>,
): Promise<Outcome<z.infer<typeof createdApiKeySchema>, NotGiven | "too_many_api_keys">> {
  const { userId } = ctx.actor.scope;
  const key = API_KEY_PREFIX + newToken();
  const createdAt = ctx.now();
  return giveGrant(ctx, async (transaction) => {
    if ((await transaction.apiKey.count({ where: { userId } })) >= MAX_API_KEYS) {
      return refused("too_many_api_keys", { most: MAX_API_KEYS });
    }
    const row = await transaction.apiKey.create({
      data: {
        userId,
        name: input.name,
        prefix: key.slice(0, SHOWN_CHARACTERS),
        keyHash: hashToken(key),
        scopes: KEY_SCOPES.filter((scope) => input.scopes.includes(scope)),
        taxYear: input.taxYear ?? null,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + input.expiresInDays * DAY_MS),
      },
    });
    return done({
      answer: { ...apiKeyView(row), key },
      change: { kind: "apiKeyMade" as const, name: row.name },
    });
  });
}

/** Deletes the key: from now on it gives no access, and neither do the links that it made (claim-38). */
export async function revokeApiKey(
  ctx: SignedInContext,
  input: { id: string },
): Promise<Outcome<{ id: string }, NotOwned>> {
  const { userId } = ctx.actor.scope;
  return inTransaction(ctx.database, async (transaction) => {
    const deleted = await deleteOwnRow(transaction, ctx.actor.scope, "apiKey", input.id);
    if (deleted.ok) await endLinksMadeBy(transaction, { makerId: input.id, ownerId: userId }, ctx.now());
    return deleted;
  });
}
