// `npm run test:cluster [-- --kills 10]`: three PostgreSQL nodes under Patroni with etcd, HAProxy in front, each node
// in a network of its own on this machine; two web servers and two readers on them; then nodes are killed, cut off
// and filled under load. It needs root on Debian, where it installs what is missing and says so.
import { parseArgs } from "node:util";
import { ensureProgram } from "../checking/debian-package.mjs";
import { ensureInstalled, requireNode } from "../prepare.mjs";
import { runReported } from "./reported-suites.mjs";

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

process.exit(await runReported(["cluster"], { KILLS: values.kills }));
