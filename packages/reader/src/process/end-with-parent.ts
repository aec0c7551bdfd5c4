import { Worker } from "node:worker_threads";

const LOOK_EVERY_MS = 500;

/** Its own source: a thread of a bundled file would need a second file beside it. */
const WATCH = `
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    if (process.ppid !== workerData.parent) process.kill(process.pid, "SIGKILL");
  }, workerData.everyMs);
`;

/**
 * Ends this process when its parent is gone, even one that computes without a pause: its own thread would never hear
 * of the parent's end. Keeps nobody alive.
 */
export function endWithParent(): void {
  const watch = new Worker(WATCH, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, everyMs: LOOK_EVERY_MS },
  });
  watch.on("error", (error) =>
    console.error("Nobody watches over the parent of the reader's process", error),
  );
  watch.unref();
}
