import { afterEach, beforeAll } from "vitest";
import { closeVisits, startBrowser } from "./browser";

// Here, and not in browser.ts: files that share a module would have its hooks in the first of them alone.
beforeAll(startBrowser);
afterEach(closeVisits);
