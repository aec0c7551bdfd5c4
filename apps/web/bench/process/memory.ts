import { readFile } from "node:fs/promises";
import { family } from "./process-family";

const KIB_PER_MIB = 1024;

/** Memory in MiB: `pss` divides shared pages among the processes, `rss` counts them for each. */
export interface Held {
  readonly pss: number;
  readonly rss: number;
}

async function heldBy(processId: number): Promise<Held> {
  const rollup = await readFile(`/proc/${processId}/smaps_rollup`, "utf8").catch(() => "");
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(rollup)?.[1] ?? 0) / KIB_PER_MIB;
  return { pss: field("Pss"), rss: field("Rss") };
}

/** The memory that a process and all those below it hold together. */
export async function heldByFamily(processId: number): Promise<Held> {
  let sum: Held = { pss: 0, rss: 0 };
  for (const member of await family(processId)) {
    const { pss, rss } = await heldBy(member);
    sum = { pss: sum.pss + pss, rss: sum.rss + rss };
  }
  return sum;
}

/** The most resident memory that a process held while `work` ran, in MiB. */
export async function peakDuring(processId: number, work: () => Promise<unknown>): Promise<number> {
  let { rss: limit } = await heldBy(processId);
  const timer = setInterval(async () => {
    limit = Math.max(limit, (await heldBy(processId)).rss);
  }, 25);
  await work().finally(() => clearInterval(timer));
  return limit;
}
