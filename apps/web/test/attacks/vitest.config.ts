import { preset } from "../../../../packages/config/vitest.preset";

// Each file starts a product of its own and attacks it, one file after the other.
export default preset({
  include: ["*.test.ts"],
  fileParallelism: false,
  // At full length a crowd uploads for more than five minutes.
  testTimeout: process.env.SOAK === "1" ? 3_600_000 : 300_000,
  hookTimeout: 240_000,
});
