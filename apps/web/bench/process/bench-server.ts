import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A server under measurement. */
export interface BenchServer {
  /** With the address as a number: a name look-up is not part of what is measured. */
  readonly origin: string;
  /** They name the host that the request is for. */
  readonly headers: Readonly<Record<string, string>>;
  readonly processId: number;
  stop(): Promise<void>;
}

const PATIENCE_MS = 240_000;
/** A process that has not ended by then is killed. */
const GRACE_MS = 20_000;

/**
 * Resolves with the milliseconds from `since` until the address first answers 200. @throws when it does not.
 */
async function untilAnswered(url: string, child: ChildProcess, since: number): Promise<number> {
  while (performance.now() - since < PATIENCE_MS) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`What should answer at ${url} ended.`);
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return performance.now() - since;
    await sleep(10);
  }
  throw new Error(`${url} did not answer.`);
}

/** Ends a process that the bench started: asks it to end, and kills it when its time is over. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const deadline = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
  await gone;
  clearTimeout(deadline);
}

/** Runs a command as a server on `port` and waits until `path` answers. */
export async function startServer(
  command: readonly string[],
  options: {
    readonly cwd: string;
    readonly port: number;
    readonly path: string;
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<BenchServer & { readonly readyAfterMs: number }> {
  const { cwd, port, path, env = {} } = options;
  const since = performance.now();
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  const readyAfterMs = await untilAnswered(`${origin}${path}`, child, since);
  return {
    origin,
    headers: { host: `ca.localhost:${port}` },
    processId: child.pid ?? 0,
    readyAfterMs,
    stop: () => ended(child),
  };
}

/** A server's environment for the product as it ships, without the bench's own routes. */
export const AS_SHIPPED = { NEXT_DIST_DIR: ".next" } as const;

/** The product's own server, from the bench's build unless `env` names another. */
export function startBenchServer(
  root: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const web = join(root, "apps/web");
  return startServer([process.execPath, "--max-semi-space-size=16", join(web, "dist/server.mjs")], {
    cwd: web,
    port,
    path: "/api/ready",
    env: {
      NODE_ENV: "production",
      WEB_DIRECTORY: web,
      NEXT_DIST_DIR: ".next-bench",
      NEXTAUTH_URL: `http://ca.localhost:${port}`,
      AUTH_SECRET: "x".repeat(32),
      RATE_LIMIT_SCALE: "100000",
      READER_WORKER: join(root, "packages/reader/dist/worker.mjs"),
      ...env,
    },
  });
}
