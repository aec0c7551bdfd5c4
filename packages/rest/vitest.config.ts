import { preset, TOGETHER } from "../config/vitest.preset";

export default preset({
  ...TOGETHER,
  globalSetup: ["../db/src/testing/global-setup.ts", "../api/test/support/seeded-template.ts"],
});
