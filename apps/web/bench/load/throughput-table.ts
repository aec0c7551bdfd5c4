import { percentile } from "../measurement";
import type { CallLoad } from "./call-load";
import type { PhotoLoad } from "./photo-load";

export interface MeasuredCalls extends CallLoad {
  readonly web: number;
}

export interface MeasuredPhotos extends PhotoLoad {
  readonly web: number;
  readonly readers: number;
}

const ms = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : "none");
const waits = (times: readonly number[]) =>
  [0.5, 0.95, 0.99].map((share) => ms(percentile(times, share))).join(", ");
const markdown = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** What a process adds, as a share of what the first configuration has for each of its processes. */
export function addedEfficiency(
  measured: readonly { readonly processes: number; readonly done: number }[],
): (number | null)[] {
  const [first] = measured;
  return measured.map(({ processes, done }, index) => {
    const before = measured[index - 1];
    if (!first || !before) return null;
    return (done - before.done) / (processes - before.processes) / (first.done / first.processes);
  });
}

const share = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : `${(100 * value).toFixed(0)} %`;
const refused = (failed: number, turnedAway = 0) =>
  failed + turnedAway === 0 ? "" : `, ${failed + turnedAway} not`;

/** Calls by number of web servers; waits are p50, p95 and p99 in milliseconds. */
export function callTable(measured: readonly MeasuredCalls[]): string {
  const added = addedEfficiency(
    measured.map(({ web, closed }) => ({ processes: web, done: closed.perSecond })),
  );
  const shares = measured[0]?.open.map(
    (one) => `open loop at ${100 * one.share} %: calls a second; p50, p95, p99`,
  );
  return markdown(
    [
      "web servers",
      "calls a second (closed loop)",
      "an added one brings",
      "p50, p95, p99 ms",
      ...(shares ?? []),
      "processor ms a call: web + database",
    ],
    measured.map(({ web, closed, open, webMs, databaseMs }, index) => [
      String(web),
      `${closed.perSecond.toFixed(0)}${refused(closed.failed)}`,
      share(added[index]),
      waits(closed.times),
      ...open.map(
        ({ rate, times, failed, turnedAway }) => `${rate}; ${waits(times)}${refused(failed, turnedAway)}`,
      ),
      `${webMs.toFixed(2)} + ${databaseMs.toFixed(2)}`,
    ]),
  );
}

/** Photos by number of readers and web servers; waits are p50, p95 and p99 in milliseconds. */
export function photoTable(measured: readonly MeasuredPhotos[]): string {
  const addedTo = (one: MeasuredPhotos) => {
    const same = measured.filter(({ web }) => web === one.web);
    const added = addedEfficiency(
      same.map(({ readers, aMinute }) => ({ processes: readers, done: aMinute })),
    );
    return added[same.indexOf(one)];
  };
  return markdown(
    [
      "readers",
      "web servers",
      "photos a minute",
      "an added reader brings",
      "p50, p95, p99 ms",
      "p95 ms of light calls beside",
      "processor s a photo in the readers",
    ],
    measured.map((one) => [
      String(one.readers),
      String(one.web),
      `${one.aMinute.toFixed(1)}${refused(one.failed)}`,
      share(addedTo(one)),
      waits(one.times),
      ms(one.callsP95),
      one.readerSeconds.toFixed(2),
    ]),
  );
}
