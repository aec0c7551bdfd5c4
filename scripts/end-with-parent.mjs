/** Whoever started this. npm, told to stop, ends without passing it on: its parting is taken as the same word. */
const parent = process.ppid;
const LOOK_EVERY_MS = 1_000;
const looking = setInterval(() => {
  if (process.ppid === parent) return;
  // Once: a second word would break off the stop that the first began.
  clearInterval(looking);
  process.kill(process.pid, "SIGTERM");
}, LOOK_EVERY_MS).unref();
