/**
 * The process that started this one. npm, when told to stop, ends without passing the signal on, so its end
 * is treated as a SIGTERM.
 */
const parent = process.ppid;
const LOOK_EVERY_MS = 1_000;
const looking = setInterval(() => {
  if (process.ppid === parent) return;
  // Once only: a second SIGTERM would break off the stop that the first one began.
  clearInterval(looking);
  process.kill(process.pid, "SIGTERM");
}, LOOK_EVERY_MS).unref();
