import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const LEFT_OUT = new Set([
  "node_modules",
  ".next",
  ".next-dev",
  ".next-bench",
  "dist",
  ".turbo",
  "test",
  "test-support",
  "bench",
  "coverage",
  // Made of sources that are looked at; written again by checks while a product runs.
  "generated",
  "next-env.d.ts",
]);

/** Tests that stand beside what they test are no part of what is built. */
const isLeftOut = (name: string) => LEFT_OUT.has(name) || /\.test\.tsx?$/.test(name);

async function describe(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lines = await Promise.all(
    entries
      .filter(({ name }) => !isLeftOut(name))
      .map(async (entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return describe(path);
        const { size, mtimeMs } = await stat(path);
        return [`${path} ${size} ${mtimeMs}`];
      }),
  );
  return lines.flat();
}

/**
 * A hash that changes whenever a source file does, but not with a test or with what is generated; what was built for
 * this stamp need not be built again.
 */
export async function sourceStamp(root: string): Promise<string> {
  const lines = [
    ...(await describe(join(root, "apps"))),
    ...(await describe(join(root, "packages"))),
    ...(await stat(join(root, "pnpm-lock.yaml")).then(({ size, mtimeMs }) => [`lock ${size} ${mtimeMs}`])),
  ];
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}
