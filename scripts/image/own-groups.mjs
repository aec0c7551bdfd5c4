// Debian's container programs refuse a machine that mounts both versions of control groups, as some virtual machines
// do. There this command starts itself again in mounts of its own, where it replaces them by the newer one.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const MIXED = "/sys/fs/cgroup/unified";
const SEES_ONE_VERSION =
  'for at in $(grep cgroup /proc/mounts | cut -d" " -f2 | sort -r); do umount "$at"; done; ' +
  'mount -t cgroup2 none /sys/fs/cgroup && exec "$@"';

/** Whether the command was started again, in which case it has ended with the same status; the machine's own mounts stay. */
export function inItsOwnGroups() {
  const mixed = readFileSync("/proc/mounts", "utf8").includes(` ${MIXED} `);
  if (!mixed || process.getuid?.() !== 0) return false;
  const command = [process.execPath, ...process.argv.slice(1)];
  const { status } = spawnSync("unshare", ["--mount", "sh", "-c", SEES_ONE_VERSION, "sh", ...command], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
  return true;
}
