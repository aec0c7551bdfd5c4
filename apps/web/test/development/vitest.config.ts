import { preset } from "../../../../packages/config/vitest.preset";

// Starts the product with `npm run dev`.
export default preset({ include: ["*.test.ts"], hookTimeout: 240_000 });
