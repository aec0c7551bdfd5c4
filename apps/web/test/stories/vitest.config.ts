import { preset } from "../../../../packages/config/vitest.preset";

/** Stories run against a started product (PRODUCT_URL), two files at a time. */
export default preset({
  include: ["**/*.story.ts"],
  testTimeout: 90_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
});
