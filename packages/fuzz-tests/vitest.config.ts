import { preset, TOGETHER } from "../config/vitest.preset";

/** recheck in plain JavaScript, whatever else is installed. */
const env = { TZ: "Pacific/Kiritimati", RECHECK_BACKEND: "pure" };

export default preset({ ...TOGETHER, env });
