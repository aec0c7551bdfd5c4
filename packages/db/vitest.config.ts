import { preset } from "../config/vitest.preset";

export default preset({
  globalSetup: ["./src/testing/global-setup.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
});
