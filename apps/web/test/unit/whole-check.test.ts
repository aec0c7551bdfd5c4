import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readerChanged } from "../../../../scripts/checking/reader-changed.mjs";

const WHOLE = join(import.meta.dirname, "../../../../.ci/run");

let work: string;
const made: string[] = [];
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "gf-ledger-whole-"));
  made.push(work);
});
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Runs the whole check with an npm that only writes down what it was told, and fails for one command. */
function wholeCheck(failing: string) {
  const notice = join(work, "told");
  const npm = join(work, "npm");
  writeFileSync(npm, `#!/bin/sh\necho "$*" >> "${notice}"\n[ "$*" != "${failing}" ]\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${work}${delimiter}${process.env.PATH}` };
  const { status } = spawnSync("bash", [WHOLE], { env });
  return { status, told: readFileSync(notice, "utf8").trim().split("\n") };
}

const COMMANDS = ["test -- --hardened-follows", "run test:hardened"];

test.each([
  ["holds when both commands do", "", 0],
  ["fails when a change may not be shown", "test -- --hardened-follows", 1],
  ["fails when a release may not be made", "run test:hardened", 1],
])("operating-59 the whole check runs both commands, and %s", (_, failing, status) => {
  expect(wholeCheck(failing)).toEqual({ status, told: COMMANDS });
});

function git(...args: string[]) {
  const named = ["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "init.defaultBranch=main"];
  const { status, stderr } = spawnSync("git", [...named, ...args], { cwd: work, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function write(path: string, text: string) {
  mkdirSync(join(work, path, ".."), { recursive: true });
  writeFileSync(join(work, path), text);
}

function commit() {
  git("add", "--all");
  git("commit", "--quiet", "--message", "more");
}

/** A project with two landed commits, the last of which left the reader alone. */
function landedProject() {
  git("init", "--quiet");
  write("packages/reader/src/read.ts", "1");
  commit();
  write("packages/api/src/call.ts", "1");
  commit();
}

test("reading-69 the reader counts as changed by what differs from the last landed commit, committed or not", () => {
  landedProject();
  expect(existsSync(join(work, "packages/reader/src/read.ts"))).toBe(true);
  expect(readerChanged(work)).toBe(false);
  write("packages/reader/models/new.onnx", "1");
  expect(readerChanged(work)).toBe(true);
  rmSync(join(work, "packages/reader/models"), { recursive: true });
  write("packages/reader/src/read.ts", "2");
  expect(readerChanged(work)).toBe(true);
  git("switch", "--quiet", "--create", "work");
  commit();
  write("packages/api/src/call.ts", "2");
  commit();
  expect(readerChanged(work)).toBe(true);
  git("switch", "--quiet", "main");
  expect(readerChanged(work)).toBe(false);
  git("merge", "--quiet", "--no-ff", "work");
  expect(readerChanged(work)).toBe(true);
});

test("reading-69 where git knows no landed commit, the reader counts as changed", () => {
  expect(readerChanged(work)).toBe(true);
  git("init", "--quiet");
  write("packages/reader/src/read.ts", "1");
  commit();
  expect(readerChanged(work)).toBe(true);
});
