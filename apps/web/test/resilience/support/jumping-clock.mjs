// Loaded into the product's processes before anything else: moves their clock ahead by a file's milliseconds.
import { readFileSync } from "node:fs";

const RealDate = globalThis.Date;
let ahead = 0;
setInterval(() => {
  try {
    ahead = Number(readFileSync(process.env.CLOCK_AHEAD_FILE, "utf8")) || 0;
  } catch {
    ahead = 0;
  }
}, 100).unref();

const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
