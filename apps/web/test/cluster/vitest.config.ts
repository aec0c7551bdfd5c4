import { preset } from "../../../../packages/config/vitest.preset";

// One cluster of three database nodes, which is broken in one way after the other.
export default preset({
  include: ["*.test.ts"],
  fileParallelism: false,
  testTimeout: 3_600_000,
  hookTimeout: 600_000,
});
