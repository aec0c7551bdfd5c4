import { preset } from "../../../config/vitest.preset";

/** Run by `npm run test:spreadsheet`, which finds LibreOffice or installs it, and names it in `SOFFICE`. */
export default preset({ include: ["*.test.ts"], testTimeout: 180_000 });
