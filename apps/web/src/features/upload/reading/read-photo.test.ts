import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { translatorOf } from "@gf-ledger/messages/translator";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toastStore } from "@/components/notices/toast";
import { queuedPhoto } from "./photo-queue";
import { readPhoto as readBy } from "./read-photo";

const photo = queuedPhoto("a", "a.jpg", new Blob(["x"]), "blob:a", { step: "chosen" });

const words = {
  reading: translatorOf("en-CA", "upload.reading"),
  known: translatorOf("en-CA", "upload.known"),
};
const NEVER_READ = async () => null;
const readPhoto = (one: typeof photo, send: Parameters<typeof readBy>[1]["send"]) =>
  readBy(one, { words, knownPhotoOf: NEVER_READ, send });

function refused(status: number, body: Record<string, unknown> & { message: string; code: string }) {
  const data = { code: "X", httpStatus: status, error: body };
  return TRPCClientError.from({ error: { message: body.message, code: -32600, data } });
}

describe("receipts-35 receipt processing", () => {
  beforeEach(() => {
    vi.stubGlobal("navigator", { onLine: true });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("shows the server's message and the toast 'Receipt Processing Failed'", async () => {
    const error = refused(422, { message: "This is not a receipt.", code: "unreadable" });
    const { state } = await readPhoto(photo, () => Promise.reject(error));
    expect(state).toMatchObject({ step: "failed", message: "This is not a receipt." });
    expect(toastStore.current()).toMatchObject({ title: "Receipt Processing Failed", tone: "danger" });
  });

  it("says 'Failed to process receipt' when the server says nothing", async () => {
    const { state } = await readPhoto(photo, () => Promise.reject(TRPCClientError.from(new TypeError("x"))));
    expect(state).toMatchObject({ step: "failed", message: "Failed to process receipt" });
  });

  it("says 'Invalid response format from server' if no receipt returned", async () => {
    const { state } = await readPhoto(photo, () => Promise.resolve(undefined));
    expect(state).toMatchObject({ step: "failed", message: "Invalid response format from server" });
  });

  it("says 'Failed to read the image file' when the file cannot be read", async () => {
    const gone = new Blob(["x"]);
    gone.arrayBuffer = () => Promise.reject(new DOMException("The file is gone.", "NotReadableError"));
    const { state } = await readPhoto({ ...photo, blob: gone }, () => Promise.resolve(undefined));
    expect(state).toMatchObject({ step: "failed", message: "Failed to read the image file" });
    expect(toastStore.current()).toMatchObject({ title: "File Reading Error" });
  });

  it("says 'Failed to convert image to base64' when the file is empty", async () => {
    const { state } = await readPhoto({ ...photo, blob: new Blob([]) }, () => Promise.resolve(undefined));
    expect(state).toMatchObject({ step: "failed", message: "Failed to convert image to base64" });
  });

  it("receipts-33 the notice of a reading under way names 5-30 seconds, and stays for 18", async () => {
    const reading = readPhoto(photo, () => Promise.resolve(undefined));
    expect(toastStore.current()).toMatchObject({
      title: "Processing your receipt",
      description: "This usually takes about 5-30 seconds.",
      durationMs: 18_000,
    });
    await reading;
  });

  it.each([
    [true, "Saved before"],
    [false, "Read before"],
  ])("receipts-6 a photo that was read before is told, and not sent (saved: %s)", async (saved, title) => {
    const send = vi.fn();
    const known = { receiptId: "r1", saved };
    const outcome = await readBy(photo, { words, knownPhotoOf: async () => known, send });
    expect(outcome).toEqual({ state: { step: "known", ...known }, receipt: null });
    expect(send).not.toHaveBeenCalled();
    expect(toastStore.current()).toMatchObject({ title });
  });

  it("receipts-61 a photo without a receipt is told in red, and is no reading to be checked", async () => {
    const issues = [
      { code: "not_a_receipt", message: "This does not look like a receipt.", itemIndex: null },
    ];
    const blank = { id: "r1", issues, items: [] } as unknown as ReceiptView;
    const { state } = await readPhoto(photo, () => Promise.resolve(blank));
    expect(state).toEqual({ step: "no-receipt", receiptId: "r1", reason: null });
    expect(toastStore.current()).toMatchObject({ title: "No receipt found in this photo", tone: "danger" });
  });

  it("a photo that was lost for want of a network waits; nothing failed", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { state } = await readPhoto(photo, () => Promise.reject(TRPCClientError.from(new TypeError("x"))));
    expect(state).toEqual({ step: "waiting" });
  });
});
