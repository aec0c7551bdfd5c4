import { preset, TOGETHER } from "../config/vitest.preset";

export default preset({
  ...TOGETHER,
  include: ["{src,generator,bench,test}/**/*.test.ts"],
  globalSetup: "test/workers-setup.ts",
});
