// Starts the whole product as a person would, on a port and a data folder of its own.
import { spawn } from "node:child_process";
import { chmodSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { ROOT } from "./prepare.mjs";

/** A port that is free at this moment. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Resolves when the product answers; rejects with all it printed when it does not start. `settings` are
 * environment variables beside its own; `script` is what starts it.
 */
export async function startProduct(dataDir, settings = {}, script = "start.mjs") {
  const port = await freePort();
  // Only its owner may enter a temporary folder, but under root the database runs as another user.
  chmodSync(dirname(dataDir), 0o711);
  const child = spawn(process.execPath, [join(ROOT, "scripts", script)], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    // Tests sign up many people from one address; the per-client limits are tested apart.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_SCALE: "1000", ...settings },
  });
  let output = "";
  await new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      if (output.includes("GF Ledger is ready")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", () => reject(new Error(`The product did not start:\n${output}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  return { port, stop, pid: child.pid, exitCode: () => child.exitCode, output: () => output };
}
