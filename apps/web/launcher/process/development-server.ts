import { setTimeout as sleep } from "node:timers/promises";
import { print } from "../steps";
import { askHealth } from "./ask-health";
import type { WatchedBundles } from "./watched-bundles";
import { startWebServer, type WebServerEnvironment } from "./web-server";

/** One saved file may change several bundles, a moment apart: one restart follows. */
const TOGETHER_MS = 150;

/**
 * Runs the web server in the framework's development mode, and restarts it when code changes that its process
 * loads only once. While the code can't start, no server runs.
 */
export async function startDevelopmentServer(
  root: string,
  environment: WebServerEnvironment,
  databaseUrl: Promise<string>,
  bundles: Pick<WatchedBundles, "server" | "onChanged">,
): Promise<{ stop(): Promise<void> }> {
  // Not watched for answers: a server paused in a debugger is not hung.
  const program = {
    run: [bundles.server],
    nodeEnv: "development",
    watched: false,
  } as const;
  const start = async () => {
    const started = await startWebServer(root, environment, databaseUrl, program);
    // Only from its first call on does the framework take the connections that tell pages of changed code.
    await askHealth(environment).catch(() => {});
    return started;
  };
  let server = await start();
  let turn = Promise.resolve();
  let waiting = false;
  let stopped = false;

  async function startAgain(): Promise<void> {
    await sleep(TOGETHER_MS);
    waiting = false;
    if (stopped) return;
    print("Code of the server changed; starting it again …");
    await server.stop();
    try {
      server = await start();
    } catch (error) {
      print(`${(error as Error).message} It is started again when the code has changed.`);
    }
  }

  bundles.onChanged(() => {
    if (waiting) return;
    waiting = true;
    turn = turn.then(startAgain);
  });
  return {
    async stop() {
      stopped = true;
      await turn;
      await server.stop();
    },
  };
}
