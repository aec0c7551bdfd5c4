import { preset } from "../../../../packages/config/vitest.preset";

// Each file starts the whole product in production mode, one file after the other.
export default preset({
  include: ["*.test.ts"],
  hookTimeout: 240_000,
  fileParallelism: false,
});
