import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { savedReceiptOf } from "./saved-receipt-of";

const image = new Blob(["a photo"]);

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => vi.unstubAllGlobals());

it("receipts-6 a photo is asked for by the SHA-256 under which the server keeps it", async () => {
  const ask = vi.fn(async () => ({ receiptId: "r1" }));
  expect(await savedReceiptOf(image, ask)).toBe("r1");
  expect(ask).toHaveBeenCalledWith({ sha256: createHash("sha256").update("a photo").digest("hex") });
});

it("receipts-6 a question that fails, or can't be asked, keeps no photo from being read", async () => {
  expect(await savedReceiptOf(image, () => Promise.reject(new TypeError("No network.")))).toBeNull();
  vi.stubGlobal("isSecureContext", false);
  expect(await savedReceiptOf(image, async () => ({ receiptId: "r1" }))).toBeNull();
});
