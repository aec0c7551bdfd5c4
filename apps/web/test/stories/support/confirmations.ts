import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@gf-ledger/db/database";

/** Has somebody's sessions be signed in for so long that they are asked to confirm that it is them (accounts-76). */
export async function confirmationLapses(email: string): Promise<void> {
  const url = readFileSync(join(process.env.PRODUCT_DATA ?? "", "postgres/running-url"), "utf8").trim();
  const { database, close } = openDatabase(url, 1);
  const confirmedAt = new Date(Date.now() - 11 * 60_000);
  await database.session.updateMany({ where: { user: { email } }, data: { confirmedAt } });
  await close();
}
