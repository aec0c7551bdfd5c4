import { Worker } from "node:worker_threads";

const LOOK_EVERY_MS = 500;

/** The thread's source as text: in a bundle, a thread would otherwise need a second file. */
const WATCH = `
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    if (process.ppid !== workerData.parent) process.kill(process.pid, "SIGKILL");
  }, workerData.everyMs);
`;

/**
 * Ends this process when its parent is gone, even while it computes without a pause, when its main thread
 * could not notice. It does not keep the process alive.
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
