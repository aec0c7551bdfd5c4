import { expect, test, vi } from "vitest";
import { AppError } from "./app-error";

test("api-2 an error of another copy of the class is an AppError too, anything else is none", async () => {
  vi.resetModules();
  const { AppError: Copy } = await import("./app-error");
  expect(Copy).not.toBe(AppError);
  expect(new Copy("not_found", "Receipt not found.") instanceof AppError).toBe(true);
  expect(new Error("not_found") instanceof AppError).toBe(false);
  expect(new AppError("rate_limited", "Too many requests.").status).toBe(429);
});
