import { preset } from "../config/vitest.preset";

export default preset({ testTimeout: 60_000 });
