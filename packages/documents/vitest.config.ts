import { preset, TOGETHER } from "../config/vitest.preset";

// What needs LibreOffice has a suite of its own: `npm run test:spreadsheet`.
export default preset({ ...TOGETHER, include: ["test/*.test.ts"] });
