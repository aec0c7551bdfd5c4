import * as library from "@node-rs/argon2/index.js";
import { vi } from "vitest";

// The library itself, whose calls are counted, and which a test may hold up once it has compared. All files of a worker
// have this one in its place, because they share what imports it.
export * from "@node-rs/argon2/index.js";
export const hash = vi.fn(library.hash);
export const verify = vi.fn(library.verify);
