import { preset } from "../config/vitest.preset";

export default preset({
  globalSetup: ["../db/src/testing/global-setup.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
});
