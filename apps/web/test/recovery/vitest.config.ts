import { preset } from "../../../../packages/config/vitest.preset";

// Databases whose log is archived, lost and brought back to a moment.
export default preset({
  include: ["*.test.ts"],
  fileParallelism: false,
  testTimeout: 3_600_000,
  hookTimeout: 600_000,
});
