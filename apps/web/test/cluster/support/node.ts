import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stringify } from "yaml";
import { mountSmallVolume } from "../../resilience/support/small-volume";
import type { Connection } from "./network";

const POSTGRES = "/usr/lib/postgresql/15/bin";
const VOLUME_MB = 900;
/** Neither etcd nor PostgreSQL may run as root. */
const AS_POSTGRES = ["runuser", "-u", "postgres", "--"];
const ETCD_TRIES = 100;

/** How soon a cluster notices, in seconds; the key of a primary that was not renewed for `ttl` is free. */
const TIMES = { ttl: 12, loop_wait: 2, retry_timeout: 3 };

export interface Seat extends Connection {
  readonly name: string;
}

/** A database server with Patroni beside it, and etcd for what the three of them agree on. */
export async function openNode(seat: Seat, all: readonly Seat[], password: string) {
  const volume = await mountSmallVolume(VOLUME_MB);
  if (!volume) throw new Error("A volume could not be mounted: the cluster needs root.");
  const { folder } = volume;
  const data = join(folder, "node");
  mkdirSync(data);
  execFileSync("chown", ["postgres:postgres", data]);
  chmodSync(folder, 0o711);
  const log = join(data, "node.log");
  const running = new Map<string, ChildProcess>();

  const start = (what: string, command: readonly string[]) => {
    const [program = "", ...args] = ["netns", "exec", seat.namespace, ...AS_POSTGRES, ...command];
    const child = spawn("ip", [program, ...args], {
      cwd: data,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text) => {
        // The volume may be full.
        try {
          appendFileSync(log, text);
        } catch {}
      });
    running.set(what, child);
  };

  const peers = all.map(({ name, address }) => `${name}=http://${address}:2380`).join(",");
  const startEtcd = () =>
    start("etcd", [
      ...["/usr/bin/etcd", "--name", seat.name, "--data-dir", join(data, "etcd")],
      ...["--listen-client-urls", `http://${seat.address}:2379`],
      ...["--advertise-client-urls", `http://${seat.address}:2379`],
      ...["--listen-peer-urls", `http://${seat.address}:2380`],
      ...["--initial-advertise-peer-urls", `http://${seat.address}:2380`],
      ...["--initial-cluster", peers, "--initial-cluster-state", "new", "--logger", "zap"],
    ]);

  const settings = join(data, "patroni.yaml");
  const account = (username: string) => ({ username, password });
  writeFileSync(
    settings,
    stringify({
      scope: "gf-ledger",
      name: seat.name,
      restapi: { listen: `${seat.address}:8008`, connect_address: `${seat.address}:8008` },
      etcd3: { hosts: all.map(({ address }) => `${address}:2379`) },
      bootstrap: {
        dcs: {
          ...TIMES,
          // What was acknowledged is on two nodes; while there is no second one, nothing is acknowledged.
          synchronous_mode: true,
          synchronous_mode_strict: true,
          // A primary that crashes makes way at once.
          primary_start_timeout: 0,
          postgresql: {
            use_pg_rewind: true,
            parameters: {
              max_connections: 120,
              wal_log_hints: true,
              hot_standby_feedback: true,
              max_wal_size: "128MB",
              wal_keep_size: "128MB",
            },
          },
        },
        initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
      },
      postgresql: {
        listen: `${seat.address}:5432`,
        connect_address: `${seat.address}:5432`,
        data_dir: join(data, "postgres"),
        bin_dir: POSTGRES,
        pgpass: join(data, "pgpass"),
        authentication: {
          superuser: account("postgres"),
          replication: account("replicator"),
          rewind: account("rewinder"),
        },
        parameters: { unix_socket_directories: data },
        pg_hba: [
          "local all all trust",
          "host all all 0.0.0.0/0 scram-sha-256",
          "host replication all 0.0.0.0/0 scram-sha-256",
        ],
      },
      watchdog: { mode: "off" },
    }),
  );
  const startDatabase = () => start("patroni", ["/usr/bin/patroni", settings]);

  /** Ends everything at once, as a machine does that loses its power. */
  const kill = () => {
    const inside = execFileSync("ip", ["netns", "pids", seat.namespace], { encoding: "utf8" }).split("\n");
    const doomed = inside.filter((pid) => pid !== "" && !commandOf(pid).includes("/usr/bin/etcd"));
    for (const pid of doomed) tryKill(Number(pid));
  };

  startEtcd();
  return {
    ...seat,
    volume,
    startDatabase,
    kill,
    log: () => readFileSync(log, "utf8").slice(-4000),
    /** What Patroni says of its database: `leader`, `sync_standby`, `replica`; `null` while it says nothing. */
    async role(): Promise<string | null> {
      const url = `http://${seat.address}:8008/cluster`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
      if (!answer) return null;
      const { members } = (await answer.json()) as {
        members: { name: string; role: string; state: string }[];
      };
      return members.find(({ name }) => name === seat.name)?.role ?? null;
    },
    async etcdAnswers(): Promise<void> {
      for (let tries = 0; tries < ETCD_TRIES; tries += 1) {
        const answer = await fetch(`http://${seat.address}:2379/health`, {
          signal: AbortSignal.timeout(500),
        }).catch(() => null);
        if (answer?.ok) return;
        await sleep(200);
      }
      throw new Error(`etcd on ${seat.name} did not start:\n${readFileSync(log, "utf8").slice(-3000)}`);
    },
    async close() {
      const inside = execFileSync("ip", ["netns", "pids", seat.namespace], { encoding: "utf8" }).split("\n");
      for (const pid of inside.filter((each) => each !== "")) tryKill(Number(pid));
      await sleep(200);
      await volume.unmount();
    },
  };
}

export type Node = Awaited<ReturnType<typeof openNode>>;

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {}
}
