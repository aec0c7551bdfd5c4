import { preset } from "../../../../packages/config/vitest.preset";

// Starts the product with `npm run dev`.
export default preset({ include: ["*.test.ts"], testTimeout: 120_000, hookTimeout: 240_000 });
