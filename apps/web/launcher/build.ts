import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { variables } from "../src/environment/process-environment";
import { sourceStamp } from "./source-stamp";
import { print, StartRefused } from "./steps";

function run(command: string, args: string[], cwd: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      // turbo looks for pnpm on the path, where a machine may have none.
      env: {
        ...variables(),
        PATH: `${dirname(command)}${delimiter}${variables().PATH}`,
        NEXT_TELEMETRY_DISABLED: "1",
      },
    });
    let output = "";
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve(error.message));
    child.on("exit", (code) => resolve(code === 0 ? null : output));
  });
}

const stampFile = (web: string) => join(web, "dist/built-for");

/** Whether this source was built already. */
export async function isProductBuilt(root: string): Promise<boolean> {
  const web = join(root, "apps/web");
  const [stamp, built] = await Promise.all([
    sourceStamp(root),
    readFile(stampFile(web), "utf8").catch(() => ""),
  ]);
  return built === stamp && existsSync(join(web, ".next/BUILD_ID"));
}

/** The output of a process that a native library crashed while it ended; the sources are not to blame. */
const BROUGHT_DOWN = /Napi::Error|SIGABRT|SIGSEGV|core dumped/;

/**
 * Builds the reader's worker and the web app; tries once more after a crash of a native library.
 * @throws StartRefused with the build's own words.
 */
export async function build(root: string): Promise<void> {
  print("Building (a minute or two, the first time only) …");
  const turbo = join(root, "node_modules/.bin/turbo");
  const attempt = () =>
    run(turbo, ["run", "build", "--filter=@gf-ledger/web...", "--output-logs=new-only"], root);
  const first = await attempt();
  const failure = first !== null && BROUGHT_DOWN.test(first) ? await attempt() : first;
  if (failure !== null) throw new StartRefused(`The build failed:\n${failure}`);
  await writeFile(stampFile(join(root, "apps/web")), await sourceStamp(root));
}

/** Builds the product, unless this source was built already. @throws StartRefused */
export async function buildOnce(root: string): Promise<void> {
  if (!(await isProductBuilt(root))) await build(root);
}
