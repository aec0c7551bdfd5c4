import { readFile } from "node:fs/promises";
import { family } from "./process-family";

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/** Seconds of processors that a process used, with its ended children that it waited for. */
async function secondsOf(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, "utf8").catch(() => "");
  // Behind the command in brackets: user and system time are the 12th and 13th field, the children's follow.
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 15);
  return fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}

/** Seconds of processors that these processes and all below them have used. Works on Linux only. */
export async function processorSeconds(processIds: readonly number[]): Promise<number> {
  const members = new Set((await Promise.all(processIds.map(family))).flat());
  const seconds = await Promise.all([...members].map(secondsOf));
  return seconds.reduce((sum, one) => sum + one, 0);
}
