import type { Database } from "@gf-ledger/db/database";

/**
 * A database that notes how what earlier versions of claims were is read through it: how many of them each statement
 * answered, and how many such statements were under way at once.
 */
export function watchedVersions(database: Database) {
  const read = { answered: [] as number[], mostAtOnce: 0 };
  let underWay = 0;
  const watched: Database["$queryRaw"] = (async (statement: TemplateStringsArray, ...values: unknown[]) => {
    const ofVersions = String(statement.join?.("?")).includes("old ->> 'sha256'");
    if (!ofVersions) return database.$queryRaw(statement, ...values);
    underWay += 1;
    read.mostAtOnce = Math.max(read.mostAtOnce, underWay);
    const rows = await database.$queryRaw<unknown[]>(statement, ...values);
    underWay -= 1;
    read.answered.push(rows.length);
    return rows;
  }) as Database["$queryRaw"];
  const through = new Proxy(database, {
    get: (client, name) => (name === "$queryRaw" ? watched : Reflect.get(client, name)),
  });
  return { database: through, read };
}
