import pg from "pg";
import { backedUpTables } from "./backed-up-tables";
import type { BackupFigures } from "./backup-format";

/** Counts and sums by which a restored database is compared with the one that was backed up. */
export async function backupFigures(client: pg.ClientBase): Promise<BackupFigures> {
  const counts: Record<string, number> = {};
  for (const table of await backedUpTables(client)) {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) AS count FROM ${pg.escapeIdentifier(table)}`,
    );
    counts[table] = Number(rows[0]?.count ?? 0);
  }
  const { rows } = await client.query<{ sum: string | null }>(
    "/* everybody: a backup is of all */ SELECT sum(extra_cost) AS sum FROM line_items",
  );
  return { counts, extraCost: Number(rows[0]?.sum ?? 0) };
}

/** The name of the newest migration that was applied; "" before the first. */
export async function newestMigration(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ migration_name: string }>(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name DESC LIMIT 1",
  );
  return rows[0]?.migration_name ?? "";
}
