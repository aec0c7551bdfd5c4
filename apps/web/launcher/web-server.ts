import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { say } from "./steps";

/** A server that keeps dying this soon after its start is not started again at once. */
const CALM_MS = 2_000;

export interface RunningWebServer {
  stop(): Promise<void>;
}

/**
 * Runs the web server in a process of its own and starts it again when it dies. Resolves when it
 * answers. `onHopeless` is called when its very first start fails.
 */
export async function startWebServer(root: string, env: NodeJS.ProcessEnv): Promise<RunningWebServer> {
  const web = join(root, "apps/web");
  let stopping = false;
  let child: ChildProcess;

  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      child = spawn(process.execPath, ["--max-semi-space-size=16", join(web, "dist/server.mjs")], {
        cwd: web,
        env: { ...env, NODE_ENV: "production", WEB_DIRECTORY: web },
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
      let ready = false;
      child.on("message", (message) => {
        if (message !== "ready") return;
        ready = true;
        resolve();
      });
      child.on("exit", (code) => {
        if (stopping) return;
        if (!ready) return reject(new Error(`The web server ended with code ${code} before it was ready.`));
        say("The web server ended unexpectedly; starting it again …");
        setTimeout(() => {
          if (!stopping) start().catch((error: Error) => say(error.message));
        }, CALM_MS / 4);
      });
    });

  await start();
  return {
    stop: () =>
      new Promise((resolve) => {
        stopping = true;
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}
