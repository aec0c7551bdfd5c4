import { afterEach, beforeEach, type MockInstance, vi } from "vitest";

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});

/** A test that expects an error on the console asserts it and calls `mockClear()` itself. */
afterEach(() => {
  const calls = errors.mock.calls.map((args) => args.map(String).join(" "));
  errors.mockRestore();
  if (calls.length > 0) throw new Error(`console.error was called:\n${calls.join("\n")}`);
});
