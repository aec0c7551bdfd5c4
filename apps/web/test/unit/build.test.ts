import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { build, isProductBuilt } from "../../launcher/build";

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A project whose build tool runs the script; each run is counted in the file `runs`. */
function project(script: string): string {
  const root = mkdtempSync(join(tmpdir(), "gf-ledger-build-"));
  roots.push(root);
  for (const folder of ["apps/web/dist", "packages", "node_modules/.bin"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, "pnpm-lock.yaml"), "");
  const tool = join(root, "node_modules/.bin/turbo");
  writeFileSync(tool, `#!/bin/sh\necho run >> runs\n${script}\n`);
  chmodSync(tool, 0o755);
  return root;
}
const runsOf = (root: string) => readFileSync(join(root, "runs"), "utf8").trim().split("\n").length;

test("A build that a native library brought down is made once more", async () => {
  const root = project(
    '[ "$(wc -l < runs)" -gt 1 ] || { echo "terminate called: Napi::Error" >&2; exit 134; }',
  );
  await build(root);
  expect(runsOf(root)).toBe(2);
});

test("A build that fails of itself says so at once, in its own words", async () => {
  const root = project('echo "Type error: no such thing"; exit 1');
  await expect(build(root)).rejects.toThrow("no such thing");
  expect(runsOf(root)).toBe(1);
});

test("A build that is brought down again and again is told, not tried for ever", async () => {
  const root = project("echo SIGSEGV; exit 139");
  await expect(build(root)).rejects.toThrow("SIGSEGV");
  expect(runsOf(root)).toBe(2);
});

test("operating-63 What was built is built again for another source, not for another test or what is generated", async () => {
  const root = project("mkdir -p apps/web/.next && touch apps/web/.next/BUILD_ID");
  const written = (path: string, text: string) => writeFileSync(join(root, path), text);
  mkdirSync(join(root, "packages/domain/test"), { recursive: true });
  mkdirSync(join(root, "packages/domain/src/generated"), { recursive: true });
  written("packages/domain/cents.ts", "1");
  await build(root);
  expect(await isProductBuilt(root)).toBe(true);
  written("packages/domain/cents.test.ts", "2");
  written("packages/domain/test/more.ts", "3");
  written("packages/domain/src/generated/client.ts", "4");
  expect(await isProductBuilt(root)).toBe(true);
  written("packages/domain/cents.ts", "another");
  expect(await isProductBuilt(root)).toBe(false);
});
