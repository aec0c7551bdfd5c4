import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

/**
 * The files of a suite share their modules, which are read and compiled once: no file may leave one changed, and
 * no module that files share may have hooks of its own.
 */
export const TOGETHER = { isolate: false } as const;

/**
 * The vitest settings every package starts from: a hostile time zone, no focused or empty
 * tests, and a setup file that turns an unexpected console.error into a failure.
 */
export function preset(overrides: ViteUserConfig["test"] = {}) {
  return defineConfig({
    test: {
      include: ["src/**/*.test.ts", "test/**/*.test.ts"],
      // UTC+14: code that confuses a calendar date with an instant fails here.
      env: { TZ: "Pacific/Kiritimati" },
      allowOnly: false,
      passWithNoTests: false,
      maxWorkers: 2,
      // Only for what hangs: suites run beside each other, and on machines that do other work too.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // What is waited for may take long on a busy machine; a second, as by default, is no time.
      expect: { requireAssertions: true, poll: { timeout: 15_000 } },
      ...overrides,
      setupFiles: [
        fileURLToPath(new URL("./vitest.setup.ts", import.meta.url)),
        ...[overrides?.setupFiles ?? []].flat(),
      ],
    },
  });
}
