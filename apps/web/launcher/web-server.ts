import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { DatabaseAddress } from "../src/server/process/database-address";
import { say } from "./steps";
import { type Running, supervise } from "./supervise";

/** Longer than the server gives the requests under way. */
const STOP_MS = 25_000;

/**
 * Starts the web server's process, which loads while the database comes up and is told its address then.
 * Resolves when it answers.
 */
function startProcess(root: string, env: NodeJS.ProcessEnv, databaseUrl: Promise<string>): Promise<Running> {
  const web = join(root, "apps/web");
  const child = spawn(process.execPath, ["--max-semi-space-size=16", join(web, "dist/server.mjs")], {
    cwd: web,
    env: { ...env, NODE_ENV: "production", WEB_DIRECTORY: web },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const running: Running = {
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      const overdue = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(overdue);
    },
  };
  return new Promise((resolve, reject) => {
    databaseUrl.then(
      (url) => child.connected && child.send({ databaseUrl: url } satisfies DatabaseAddress),
      (error: unknown) => {
        child.kill("SIGKILL");
        reject(error);
      },
    );
    child.on("message", (message) => message === "ready" && resolve(running));
    child.on("error", reject);
    child.on("exit", (code, signal) =>
      reject(new Error(`The web server ended (${signal ?? `code ${code}`}) before it was ready.`)),
    );
  });
}

/** Runs the web server in a process of its own and starts it again whenever it dies. */
export function startWebServer(
  root: string,
  env: NodeJS.ProcessEnv,
  databaseUrl: Promise<string>,
): Promise<{ stop(): Promise<void> }> {
  return supervise({ name: "The web server", say, start: () => startProcess(root, env, databaseUrl) });
}
