import { preset } from "../../../../packages/config/vitest.preset";

/** Stories run against a started product (PRODUCT_URL), one browser, one file after the other. */
export default preset({
  include: ["**/*.story.ts"],
  testTimeout: 90_000,
  hookTimeout: 60_000,
  fileParallelism: false,
});
