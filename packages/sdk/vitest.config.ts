import { preset, TOGETHER } from "../config/vitest.preset";

// What takes other compilers and runtimes from npm has a suite of its own: `npm run test:sdk-strangers`.
export default preset({ ...TOGETHER, include: ["test/*.test.ts"] });
