import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const run = promisify(execFile);
const SDK = fileURLToPath(new URL("..", import.meta.url));

/** An empty project in a folder of its own, with the packed SDK and other packages installed by npm. */
export async function strangersProject(...packages: string[]): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "gf-ledger-tarball-"));
  await run("node", ["scripts/build.mjs"], { cwd: SDK });
  const { stdout } = await run("pnpm", ["pack", "--pack-destination", project, "--json"], { cwd: SDK });
  const { filename } = JSON.parse(stdout) as { filename: string };
  await writeFile(join(project, "package.json"), '{ "name": "empty", "private": true }');
  const install = ["install", "--prefer-offline", "--no-audit", "--no-fund"];
  await run("npm", [...install, filename, ...packages], { cwd: project });
  return project;
}

/** The blocks of code in the README that are marked as of a language. */
export async function examplesOf(language: string): Promise<string[]> {
  const readme = await readFile(join(SDK, "README.md"), "utf8");
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(
    ([, code]) => code ?? "",
  );
}

/** What TypeScript says of files of a project, library types included; empty where nothing is wrong. */
export async function problemsOf(
  project: string,
  files: readonly string[],
  { tsc = join(SDK, "node_modules/.bin/tsc"), options = "" } = {},
): Promise<string> {
  const common = "--noEmit --strict --target es2022 --lib es2022 --types node";
  const words = `${common} ${options}`.trim().split(" ");
  return run(tsc, [...words, ...files], { cwd: project }).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
}
