import { expect, it } from "vitest";
import { base64Of } from "./base64-of";

it.each([0, 1, 8192, 8193, 300_000])(
  "receipts-1 a file of %d bytes is written as they are",
  async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => at % 251);
    expect(await base64Of(new Blob([bytes]))).toBe(Buffer.from(bytes).toString("base64"));
  },
);
