import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { knownPhotoOf } from "./known-photo-of";

const image = new Blob(["a photo"]);

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => vi.unstubAllGlobals());

it("receipts-6 a photo is asked for by the SHA-256 under which the server keeps it", async () => {
  const ask = vi.fn(async () => ({ receiptId: "r1", draftId: null }));
  expect(await knownPhotoOf(image, ask)).toEqual({ receiptId: "r1", saved: true });
  expect(ask).toHaveBeenCalledWith({ sha256: createHash("sha256").update("a photo").digest("hex") });
});

it("receipts-6 a photo that was read and not saved is known by its draft", async () => {
  const drafted = async () => ({ receiptId: null, draftId: "d1" });
  expect(await knownPhotoOf(image, drafted)).toEqual({ receiptId: "d1", saved: false });
  expect(await knownPhotoOf(image, async () => ({ receiptId: null, draftId: null }))).toBeNull();
});

it("receipts-6 a question that fails, or can't be asked, keeps no photo from being read", async () => {
  expect(await knownPhotoOf(image, () => Promise.reject(new TypeError("No network.")))).toBeNull();
  vi.stubGlobal("isSecureContext", false);
  expect(await knownPhotoOf(image, async () => ({ receiptId: "r1", draftId: null }))).toBeNull();
});
