import { preset, TOGETHER } from "../config/vitest.preset";

/** The test runner keeps `BASE_URL` for itself: the tests read the server's address under other names. */
const { BASE_URL = "http://ca.localhost:3000", BASE_URL_US = BASE_URL.replace("//ca.", "//us.") } =
  process.env;

/** Against a running server: `BASE_URL=http://ca.localhost:3000 vitest run`, started with `RATE_LIMIT_SCALE=1000`. */
export default preset({
  ...TOGETHER,
  env: { TZ: "Pacific/Kiritimati", CONTRACT_URL_CA: BASE_URL, CONTRACT_URL_US: BASE_URL_US },
  fileParallelism: false,
});
