import { preset } from "../../../../packages/config/vitest.preset";

// Starts the product with `npm run dev`. A test edits up to four files, and after each edit code is compiled again: a
// quarter of a minute where nothing else runs, and a minute and more where another suite runs beside it.
export default preset({ include: ["*.test.ts"], testTimeout: 480_000, hookTimeout: 240_000 });
