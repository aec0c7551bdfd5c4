import { preset } from "../config/vitest.preset";

const project = (name: string, isolate: boolean, left: string) => ({
  extends: true as const,
  test: { name, isolate, exclude: ["**/node_modules/**", left] },
});

/** Loading the verbs takes longer than most tests: a worker keeps them, except where a test replaces a module. */
export default preset({
  globalSetup: ["../db/src/testing/global-setup.ts", "./test/support/seeded-template.ts"],
  projects: [
    project("together", false, "**/*.isolated.test.ts"),
    project("isolated", true, "**/!(*.isolated).test.ts"),
  ],
});
