// `npm run test:cluster [-- --kills 10]`: three PostgreSQL nodes under Patroni with etcd, HAProxy in front, each node
// in a network of its own on this machine; two web servers and two readers on them; then nodes are killed, cut off
// and filled under load. It needs root on Debian, where it installs what is missing and says so.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureProgram } from "./debian-package.mjs";
import { ensureInstalled, requireNode } from "./prepare.mjs";
import { runVitest } from "./tools.mjs";

requireNode();
ensureInstalled();
const { values } = parseArgs({ options: { kills: { type: "string", default: "10" } } });
const say = (line) => process.stdout.write(`${line}\n`);
for (const [path, name] of [
  ["/usr/lib/postgresql/15/bin/postgres", "postgresql-15"],
  ["/usr/bin/etcd", "etcd-server"],
  ["/usr/lib/python3/dist-packages/etcd/__init__.py", "python3-etcd"],
  ["/usr/bin/patroni", "patroni"],
  ["/usr/sbin/haproxy", "haproxy"],
  ["/usr/sbin/ip", "iproute2"],
])
  ensureProgram(path, name, say);

const work = mkdtempSync(join(tmpdir(), "gf-ledger-cluster-"));
const file = join(work, "report.ndjson");
const status = await runVitest("apps/web/test/cluster", [], { KILLS: values.kills, SOAK_REPORT: file });
const rows = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
say("\n| what was done | times | what happened |\n| --- | --- | --- |");
for (const { done, times, happened } of rows.map((row) => JSON.parse(row)))
  say(`| ${done} | ${times} | ${happened} |`);
rmSync(work, { recursive: true, force: true });
process.exit(status);
