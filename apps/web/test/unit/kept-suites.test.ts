import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import readAround from "../../../../scripts/read-around.json";
import turbo from "../../../../turbo.json";

const PACKAGES = join(import.meta.dirname, "../../../../packages");
/** Settings that every package's results depend on, by `turbo.json`. */
const ALWAYS = ["config"];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Task {
  readonly inputs?: readonly string[];
  readonly dependsOn?: readonly string[];
}

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(PACKAGES, name, "package.json"), "utf8")) as Manifest;

/** The package itself and the workspace's packages that it depends on, however far away. */
function reachOf(name: string, known = new Set([name, ...ALWAYS])): ReadonlySet<string> {
  const { dependencies, devDependencies } = manifestOf(name);
  for (const [needed, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const short = needed.replace("@gf-ledger/", "");
    if (!version.startsWith("workspace:") || known.has(short)) continue;
    known.add(short);
    reachOf(short, known);
  }
  return known;
}

/** The files of a package and what they name by a path that begins with `..`, from the folder of all packages. */
function pathsOf(name: string): { file: string; to: string }[] {
  const folders = ["src", "test"].filter((folder) => existsSync(join(PACKAGES, name, folder)));
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(PACKAGES, name, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes("generated/"));
  return files.flatMap((file) => {
    const path = join(PACKAGES, name, file);
    const named = readFileSync(path, "utf8").matchAll(/["'`](\.\.\/[^"'`$]*|\.\.)["'`$]/g);
    return [...named].map(([, to = ""]) => ({ file, to: relative(PACKAGES, resolve(dirname(path), to)) }));
  });
}

/** Where the files lie that a suite's task in `turbo.json` names beside those of packages, from the project's folder. */
function declaredBy(name: string): string[] {
  const tasks: Readonly<Record<string, Task>> = turbo.tasks;
  return (tasks[`@gf-ledger/${name}#test`]?.inputs ?? [])
    .filter((input) => input.startsWith("$TURBO_ROOT$/"))
    .map((input) => input.replace("$TURBO_ROOT$/", "").replace(/\*.*$/, ""));
}

const kept = readdirSync(PACKAGES).filter((name) => !readAround.includes(name));

test.each(kept)(
  "operating-60 what %s reads by a path lies in itself, in what it depends on, or is named for its task",
  (name) => {
    const reach = reachOf(name);
    const declared = declaredBy(name);
    const around = pathsOf(name).filter(({ to }) => {
      const path = join("packages", to);
      const isDeclared = declared.some((folder) => folder.startsWith(path) || path.startsWith(folder));
      return !reach.has(to.split("/")[0] ?? "") && !isDeclared;
    });
    expect(around).toEqual([]);
  },
);

test("operating-60 suites that run whatever was changed are those of packages", () => {
  expect(readAround.filter((name) => !readdirSync(PACKAGES).includes(name))).toEqual([]);
  expect(kept.length).toBeGreaterThan(10);
});
