import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";

const SERVE_IMAGES = JSON.stringify(new URL("./serve-images.ts", import.meta.url).href);
const ARGS = ["--import", "tsx", "--input-type=module", "-e"];

/** Serves, and then computes without a pause, like a decoder stuck on a broken file. */
const SERVANT = `
  import { serveImages } from ${SERVE_IMAGES};
  serveImages(async () => null);
  process.send(process.pid, () => { for (;;); });
`;

/** Starts a servant that writes on this one's standard output, and tells its number there. */
const SERVED = `
  import { spawn } from "node:child_process";
  const stdio = ["ignore", "inherit", "inherit", "ipc"];
  const servant = spawn(process.execPath, ${JSON.stringify([...ARGS, SERVANT])}, { stdio });
  servant.on("message", (pid) => process.stdout.write(String(pid)));
`;

test("reading-38 a reader's process that computes without a pause ends with the one it serves, however that one died", async () => {
  const served = spawn(process.execPath, [...ARGS, SERVED], { stdio: ["ignore", "pipe", "inherit"] });
  const [pid] = await once(served.stdout, "data");
  // The output stays open while either of the two is alive.
  const bothEnded = once(served.stdout, "close").then(() => "both ended");
  served.kill("SIGKILL");
  const outcome = await Promise.race([bothEnded, sleep(6_000, "the servant lives on")]);
  if (outcome !== "both ended") process.kill(Number(pid), "SIGKILL");
  expect(outcome).toBe("both ended");
}, 15_000);
