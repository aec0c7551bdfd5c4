import { preset, TOGETHER } from "../config/vitest.preset";

export default preset({ ...TOGETHER, globalSetup: "test/workers-setup.ts" });
