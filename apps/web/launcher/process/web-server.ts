import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import type { DatabaseAddress } from "../../src/server/process/database-address";
import { print } from "../steps";
import { askHealth } from "./ask-health";
import { takeDiagnostic } from "./diagnostic";
import { type Running, supervise } from "./supervise";
import { watchAnswers } from "./watch-answers";

/** Longer than the server's own orderly stop takes. */
const STOP_MS = 32_000;
/** The file descriptor, in the web server's process, of the pipe to the hang witness. */
const WITNESS_PIPE = 4;

/** Takes a diagnostic of a hung server, then kills it: a hung server does not end when it is asked to. */
async function endHung(child: ChildProcess, dataFolder: string): Promise<void> {
  const witness = child.stdio[WITNESS_PIPE] as Duplex;
  const file = await takeDiagnostic(witness, dataFolder, new Date());
  const notice = file ? `what it was doing is in ${file}` : "it could not tell what it was doing";
  print(`The web server has not answered for ten seconds; ${notice}.`);
  child.kill("SIGKILL");
}

/** What the web server's process runs. */
export interface ServerProgram {
  /** The arguments of Node: options, then the program's file below `apps/web`. */
  readonly run: readonly string[];
  readonly nodeEnv: "production" | "development";
  /** Whether it is started again when it no longer answers. */
  readonly watched: boolean;
}

const BUILT: ServerProgram = {
  run: ["--max-semi-space-size=16", "dist/server.mjs"],
  nodeEnv: "production",
  watched: true,
};

/**
 * Starts the web server's process, which loads while the database comes up and then is told its address.
 * Resolves when it answers; rejects when it ends before, or when there is no database.
 */
function startProcess(
  root: string,
  env: WebServerEnvironment,
  databaseUrl: Promise<string>,
  { run, nodeEnv, watched }: ServerProgram,
): Promise<Running> {
  const web = join(root, "apps/web");
  const child = spawn(process.execPath, [...run], {
    cwd: web,
    env: { ...env, NODE_ENV: nodeEnv, WEB_DIRECTORY: web },
    stdio: ["ignore", "inherit", "inherit", "ipc", "pipe"],
  });
  const ended = once(child, "exit");
  // The pipe breaks when the process at its other end dies.
  child.stdio[WITNESS_PIPE]?.on("error", () => {});
  let endWatch = () => {};
  let overdue: NodeJS.Timeout | undefined;
  /** A stopping server is no longer asked, and is killed only when its time is over (operating-22). */
  const leaveToStop = () => {
    endWatch();
    overdue ??= setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  };
  child.once("exit", () => {
    endWatch();
    clearTimeout(overdue);
  });
  const running: Running = {
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      leaveToStop();
      child.kill("SIGTERM");
      await ended;
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
    child.on("message", (message) => {
      if (message === "stopping") return leaveToStop();
      if (message !== "ready") return;
      // Only from now on: before this it loads and waits for the database, however long that takes.
      if (watched) {
        endWatch = watchAnswers({
          ask: () => askHealth(env),
          onHung: () => void endHung(child, env.DATA_DIR),
        });
      }
      resolve(running);
    });
    child.on("error", reject);
    child.on("exit", (code, signal) =>
      reject(new Error(`The web server ended (${signal ?? `code ${code}`}) before it was ready.`)),
    );
  });
}

/** The environment of the web server's process; `DATA_DIR` is an absolute path. */
export type WebServerEnvironment = NodeJS.ProcessEnv & { readonly DATA_DIR: string };

/** Runs the web server in a process of its own and starts it again whenever it dies. */
export function startWebServer(
  root: string,
  env: WebServerEnvironment,
  databaseUrl: Promise<string>,
  program: ServerProgram = BUILT,
): Promise<{ stop(): Promise<void> }> {
  return supervise({
    name: "The web server",
    say: print,
    start: () => startProcess(root, env, databaseUrl, program),
  });
}
