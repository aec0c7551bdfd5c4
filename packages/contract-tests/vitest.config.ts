import { preset } from "@gf-ledger/config/vitest";

export default preset();
