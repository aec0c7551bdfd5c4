// Loaded into the product's processes before anything else: once a file exists, the web server loops forever.
import { existsSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const LOOK_EVERY_MS = 200;

function turnRoundForEver() {
  for (;;);
}

if (isMainThread && process.argv[1]?.endsWith("dist/server.mjs")) {
  setInterval(() => existsSync(process.env.BUSY_LOOP_FILE) && turnRoundForEver(), LOOK_EVERY_MS).unref();
}
