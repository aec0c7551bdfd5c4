import { fileURLToPath } from "node:url";
import { preset, TOGETHER } from "../../../../packages/config/vitest.preset";

/** Stories run against a started product (PRODUCT_URL), two files at a time, in one browser each. */
export default preset({
  ...TOGETHER,
  setupFiles: [fileURLToPath(new URL("./support/setup.ts", import.meta.url))],
  include: ["**/*.story.ts"],
  maxWorkers: 2,
});
