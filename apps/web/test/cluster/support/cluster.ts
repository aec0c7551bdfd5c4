import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import pg from "pg";
import { openNetwork } from "./network";
import { type Node, openNode } from "./node";

const SUBNET = "10.213.71";
const NAMES = ["a", "b", "c"];
const FIRST_ADDRESS = 11;
const TRIES = 240;
/** Longer than two rounds of Patroni's loop. */
const STEADY_MS = 5_000;

const forwarding = (nodes: readonly Node[], port: number) => `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server check port 8008 inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, address }) => `  server ${name} ${address}:5432`).join("\n")}
`;

const HELD = `
  SELECT count(*)::int AS "lineItems", coalesce(sum(price), 0)::int AS cents,
    (SELECT count(*)::int FROM receipts WHERE line_item_count IS NOT NULL) AS receipts FROM line_items`;

interface Held {
  readonly lineItems: number;
  readonly cents: number;
  readonly receipts: number;
}

async function heldAt(url: string): Promise<Held> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<Held>(HELD).finally(() => client.end());
  return rows[0] as Held;
}

/** Asks until it is so. @throws after a minute, with `what` did not come about. */
async function until(what: string, isSo: () => Promise<boolean>, tries = TRIES): Promise<void> {
  for (let count = 0; count < tries; count += 1) {
    if (await isSo().catch(() => false)) return;
    await sleep(250);
  }
  throw new Error(`This did not come about: ${what}`);
}

/** Three database nodes under Patroni with etcd, and HAProxy in front, which leads to the primary. Needs root. */
export async function openCluster() {
  const password = randomBytes(12).toString("hex");
  const folder = mkdtempSync(join(tmpdir(), "gf-ledger-cluster-"));
  const network = openNetwork(SUBNET);
  const seats = NAMES.map((name, index) => ({ name, ...network.connect(FIRST_ADDRESS + index) }));
  const nodes: Node[] = [];
  for (const seat of seats) nodes.push(await openNode(seat, seats, password));
  await Promise.all(nodes.map((node) => node.etcdAnswers()));
  for (const node of nodes) node.startDatabase();

  const port = await freePort();
  writeFileSync(join(folder, "haproxy.cfg"), forwarding(nodes, port));
  const proxy = spawn("/usr/sbin/haproxy", ["-db", "-f", join(folder, "haproxy.cfg")], { stdio: "ignore" });

  const rolesOf = (among: readonly Node[]) =>
    Promise.all(among.map(async (node) => ({ node, role: await node.role() })));
  const withRole = async (wanted: RegExp) =>
    (await rolesOf(nodes)).filter(({ role }) => role && wanted.test(role)).map(({ node }) => node);
  /** Whether three nodes are on the timeline of one primary, one of them synchronous. */
  const isWhole = async () => {
    const roles = (await rolesOf(nodes)).map(({ role }) => role);
    const answer = await fetch(`http://${nodes[0]?.address}:8008/cluster`, {
      signal: AbortSignal.timeout(1_000),
    });
    const { members } = (await answer.json()) as {
      members: { state: string; role: string; timeline?: number }[];
    };
    const leader = members.find(({ role }) => role === "leader");
    // A node that comes back runs for a moment on the timeline that it left, until it is rewound.
    const well = members.filter(
      ({ state, timeline }) => /running|streaming/.test(state) && timeline === leader?.timeline,
    );
    return well.length === NAMES.length && roles.includes("sync_standby") && roles.includes("leader");
  };
  const cluster = {
    nodes,
    databaseUrl: `postgresql://postgres:${password}@127.0.0.1:${port}/gf_ledger`,
    /** The database of each node, past the proxy. */
    nodeUrls: nodes.map(({ address }) => `postgresql://postgres:${password}@${address}:5432/gf_ledger`),
    async primary(): Promise<Node> {
      let found: Node | undefined;
      await until("there is a primary", async () => {
        found = (await withRole(/^leader$/))[0];
        return found !== undefined;
      });
      return found as Node;
    },
    synchronous: async () => (await withRole(/^sync_standby$/))[0],
    /**
     * Resolves when all three nodes follow one primary, one of them synchronously, for longer than two of Patroni's
     * rounds: what broke just now may change the synchronous one once more. @throws with what each node wrote last.
     */
    whole: () =>
      until(
        "all nodes follow the primary",
        async () => {
          if (!(await isWhole())) return false;
          await sleep(STEADY_MS);
          return isWhole();
        },
        2 * TRIES,
      ).catch((error: Error) => {
        const logs = nodes.map((node) => `── ${node.name}\n${node.log()}`);
        throw new Error([error.message, ...logs].join("\n"));
      }),
    /** Resolves with what every node holds, once they all hold the same. */
    async held(): Promise<Held> {
      let all: Held[] = [];
      await until("all nodes hold the same", async () => {
        all = await Promise.all(cluster.nodeUrls.map(heldAt));
        return new Set(all.map((one) => JSON.stringify(one))).size === 1;
      });
      return all[0] as Held;
    },
    /** A changeover that was asked for. */
    async switchOver(): Promise<void> {
      const [from, to] = [await cluster.primary(), await cluster.synchronous()];
      const answer = await fetch(`http://${from.address}:8008/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: from.name, candidate: to?.name }),
      });
      if (!answer.ok) throw new Error(`The switchover answered ${answer.status}: ${await answer.text()}`);
    },
    async close() {
      proxy.kill("SIGKILL");
      for (const node of nodes) await node.close();
      network.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.whole();
  const admin = new pg.Client({ connectionString: cluster.databaseUrl.replace(/gf_ledger$/, "postgres") });
  await admin.connect();
  await admin.query("CREATE DATABASE gf_ledger");
  await admin.end();
  return cluster;
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;
