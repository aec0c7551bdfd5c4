import { preset, TOGETHER } from "../config/vitest.preset";

export default preset({
  ...TOGETHER,
  globalSetup: ["./src/testing/global-setup.ts"],
});
