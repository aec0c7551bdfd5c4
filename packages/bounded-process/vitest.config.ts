import { preset } from "../config/vitest.preset";

export default preset();
