import { preset } from "../../../../packages/config/vitest.preset";

// Each file starts the whole product and breaks it, one file after the other.
export default preset({
  include: ["*.test.ts"],
  fileParallelism: false,
  testTimeout: 3_600_000,
  hookTimeout: 240_000,
});
