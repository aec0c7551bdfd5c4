import { preset } from "../../../config/vitest.preset";

/** Run by `npm run test:sdk-strangers`, which takes compilers and runtimes from npm. */
export default preset({ include: ["*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 });
