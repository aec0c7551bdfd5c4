import { preset } from "../../../../packages/config/vitest.preset";

// Starts the product as it is developed.
export default preset({ include: ["*.test.ts"], testTimeout: 60_000, hookTimeout: 120_000 });
