import { preset } from "../config/vitest.preset";

export default preset({ globalSetup: "test/workers-setup.ts" });
