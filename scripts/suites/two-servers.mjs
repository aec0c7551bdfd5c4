// Two servers on one database, behind a proxy that sends requests to them in turn.
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startProduct } from "../product.mjs";
import { startPooler } from "./pooler.mjs";
import { roundRobin } from "./round-robin.mjs";

/** The settings of a server that reaches a database through PgBouncer, or itself where PgBouncer can't be had. */
async function pooledSettings(folder, url, { say, closers }) {
  try {
    const pooler = await startPooler(folder, url, say);
    closers.push(pooler.stop);
    return { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url, DATABASE_POOLING: "transaction" };
  } catch (error) {
    say(`Without a pooler: ${error.message}`);
    return { DATABASE_URL: url };
  }
}

/**
 * Starts them; answers the environment for a suite that asks them, and `stop`.
 * @param say is told what is installed; with it the second server goes through PgBouncer in transaction mode
 */
export async function twoServers(say) {
  const work = mkdtempSync(join(tmpdir(), "gf-ledger-two-"));
  const folder = (name) => join(work, name);
  const closers = [];
  const stop = async () => {
    for (const close of closers.reverse()) await close();
    rmSync(work, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const shared = {
      AUTH_SECRET: randomBytes(48).toString("base64url"),
      APP_URL_CA: `http://ca.localhost:${port}`,
      APP_URL_US: `http://us.localhost:${port}`,
      TRUST_PROXY: "1",
    };
    // Both write their mail into one folder, as two machines would send through one mail server.
    mkdirSync(folder("outbox"));
    for (const name of ["first", "second"]) {
      mkdirSync(folder(name));
      symlinkSync(folder("outbox"), join(folder(name), "outbox"));
    }
    const first = await startProduct(folder("first"), shared);
    closers.push(first.stop);
    // The second server takes the first one's database for an external one.
    const url = readFileSync(join(folder("first"), "postgres/running-url"), "utf8").trim();
    const database = say
      ? await pooledSettings(folder("pooler"), url, { say, closers })
      : { DATABASE_URL: url };
    const second = await startProduct(folder("second"), { ...shared, ...database });
    closers.push(second.stop);
    closers.push(await roundRobin(port, [first.port, second.port]));
    return { env: { BASE_URL: shared.APP_URL_CA }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
