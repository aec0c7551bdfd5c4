import { fileURLToPath } from "node:url";
import { preset, TOGETHER } from "../../packages/config/vitest.preset";

const config = preset({
  ...TOGETHER,
  include: ["src/**/*.test.{ts,tsx}", "launcher/**/*.test.ts", "test/unit/**/*.test.{ts,tsx}"],
});

export default { ...config, resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } } };
