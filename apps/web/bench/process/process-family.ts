import { readdir, readFile } from "node:fs/promises";

/** The numbers of this process and of all processes below it. Works on Linux only. */
export async function family(processId: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    const id = Number(name);
    if (!Number.isInteger(id)) continue;
    const stat = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
    // The command in brackets may contain blanks; the parent is the second field after it.
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (stat) parents.set(id, parent);
  }
  const members = [processId];
  for (const member of members) {
    for (const [id, parent] of parents) if (parent === member) members.push(id);
  }
  return members;
}
