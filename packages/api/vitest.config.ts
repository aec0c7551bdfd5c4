import { fileURLToPath } from "node:url";
import { preset, TOGETHER } from "../config/vitest.preset";

const countedHashing = fileURLToPath(new URL("./test/support/counted-hashing.ts", import.meta.url));

export default preset({
  ...TOGETHER,
  globalSetup: ["../db/src/testing/global-setup.ts", "./test/support/seeded-template.ts"],
  alias: [{ find: /^@node-rs\/argon2$/, replacement: countedHashing }],
});
