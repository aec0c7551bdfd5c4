import { preset } from "../config/vitest.preset";

export default preset({
  globalSetup: ["./src/testing/global-setup.ts"],
});
