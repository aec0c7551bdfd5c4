import { preset } from "../config/vitest.preset";

/** Against a running server: `BASE_URL=http://ca.localhost:3000 vitest run`, started with `RATE_LIMIT_SCALE=1000`. */
export default preset({
  testTimeout: 60_000,
  hookTimeout: 120_000,
  fileParallelism: false,
});
