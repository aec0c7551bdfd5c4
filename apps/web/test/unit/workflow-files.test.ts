import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../../../..");
const WORKFLOWS = join(ROOT, ".github/workflows");
const text = (file: string) => readFileSync(join(ROOT, file), "utf8");

interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string; readonly "cancel-in-progress": boolean };
  readonly jobs: Readonly<Record<string, Job>>;
}

const { scripts } = JSON.parse(text("package.json")) as { scripts: Readonly<Record<string, string>> };
const workflows = readdirSync(WORKFLOWS).map(
  (file) => [file, parse(readFileSync(join(WORKFLOWS, file), "utf8")) as Workflow] as const,
);

const ACTIONS = join(ROOT, ".github/actions");
/** The steps of the project's own actions. */
const ownActions = readdirSync(ACTIONS).flatMap((name) => {
  const { runs } = parse(readFileSync(join(ACTIONS, name, "action.yml"), "utf8")) as {
    runs: { steps: readonly { readonly uses?: string }[] };
  };
  return runs.steps;
});

describe.each(workflows)("The workflow %s", (file, { permissions, concurrency, jobs }) => {
  const steps = Object.values(jobs).flatMap(({ steps = [] }) => steps);

  test("may read the source, and write only where it publishes", () => {
    expect(permissions).toEqual({ contents: "read" });
    const writing = Object.entries(jobs).filter(([, job]) => job.permissions);
    expect(writing.map(([name]) => name)).toEqual(file === "release.yml" ? ["publish"] : []);
  });

  test("gives way to a newer run, unless it publishes, and ends by itself", () => {
    expect(concurrency?.["cancel-in-progress"]).toBe(file !== "release.yml");
    const endless = Object.entries(jobs).filter(([, job]) => !job.uses && !job["timeout-minutes"]);
    expect(endless.map(([name]) => name)).toEqual([]);
  });

  test("takes actions by their commit, and workflows that are there", () => {
    const used = [...Object.values(jobs), ...steps, ...ownActions].flatMap(({ uses }) => uses ?? []);
    expect(used.filter((uses) => !uses.startsWith("./") && !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    expect(used.filter((uses) => uses.startsWith("./") && !existsSync(join(ROOT, uses)))).toEqual([]);
  });

  test("runs commands that the project has", () => {
    const called = steps.flatMap(({ run = "" }) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name ?? ""),
    );
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test("Every command of the project runs a script that is there", () => {
  const files = Object.values(scripts).flatMap((command) => command.match(/\S+\.(?:mjs|ts)(?= |$)/g) ?? []);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test("Dependencies of packages, actions and the container are kept up to date", () => {
  const { updates } = parse(text(".github/dependabot.yml")) as {
    updates: readonly { readonly "package-ecosystem": string }[];
  };
  expect(updates.map((update) => update["package-ecosystem"])).toEqual(["npm", "github-actions", "docker"]);
});

describe("The notes of a release", () => {
  const notesOf = (...tag: string[]) =>
    spawnSync(process.execPath, [join(ROOT, "scripts/release/release-notes.mjs"), ...tag], {
      encoding: "utf8",
    });
  const { version } = JSON.parse(text("package.json")) as { version: string };

  test("are what the changelog says of the version alone", () => {
    const { status, stdout } = notesOf(`v${version}`);
    expect(status).toBe(0);
    expect(text("CHANGELOG.md")).toContain(stdout.trim());
    expect(stdout).not.toMatch(/^## /m);
  });

  test("are refused to a tag that is not a version of the packages", () => {
    expect(notesOf("v99.0.0")).toMatchObject({ status: 1, stderr: expect.stringContaining("99.0.0") });
    expect(notesOf()).toMatchObject({ status: 1, stdout: "" });
  });
});
