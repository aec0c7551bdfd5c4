import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { afterEach, expect, it, vi } from "vitest";
import { holdImage, releaseImage } from "@/features/receipt/held-images";
import { confirmWithImage, LARGE_IMAGE_CHARACTERS } from "./confirm-with-image";

const receipt = { id: "r1" } as ReceiptView;
const logged = { lineItemCount: 2 };

function hold(bytes: number) {
  holdImage(receipt.id, {
    image: new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }),
    url: "blob:r1",
    takenOn: null,
  });
}

afterEach(() => {
  vi.stubGlobal("URL", { revokeObjectURL: () => {} });
  releaseImage(receipt.id);
  vi.unstubAllGlobals();
});

it("receipts-53 confirm sends a small photo as base64 within the call", async () => {
  hold(3);
  const confirm = vi.fn(async () => logged);
  expect(await confirmWithImage(receipt, confirm)).toEqual(logged);
  expect(confirm).toHaveBeenCalledWith({ id: "r1", image: "AAAA" });
});

it("receipts-53 screens-16 confirm sends a photo of over 100,000 characters by a direct fetch with credentials, as its bytes", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "fr-CA" } });
  const sent: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    sent.push([address, init]);
    return Response.json({ result: { data: { json: logged } } });
  });
  const fits = (LARGE_IMAGE_CHARACTERS / 4) * 3;
  hold(fits + 1);
  expect(await confirmWithImage(receipt, () => Promise.reject(new Error("Not by the call.")))).toEqual(
    logged,
  );
  const [[address, init] = ["", {}]] = sent;
  expect(address).toBe("/api/trpc/receipts.confirm");
  expect(init).toMatchObject({ method: "POST", credentials: "include", cache: "no-store" });
  expect(new Headers(init.headers).get("accept-language")).toBe("fr-CA");
  const form = init.body as FormData;
  expect(form.get("id")).toBe(receipt.id);
  expect(form.get("image")).toMatchObject({ size: fits + 1, type: "image/jpeg" });
});

it("receipts-53 confirm goes without a photo where none is held", async () => {
  const confirm = vi.fn(async () => logged);
  await confirmWithImage(receipt, confirm);
  expect(confirm).toHaveBeenCalledWith({ id: "r1" });
});
