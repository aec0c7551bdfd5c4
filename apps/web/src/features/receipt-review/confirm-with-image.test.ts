import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { afterEach, expect, it, vi } from "vitest";
import { holdImage, releaseImage } from "@/features/receipt-editor/photo/held-images";
import { confirmWithImage } from "./confirm-with-image";

const receipt = { id: "r1" } as ReceiptView;
const logged = { lineItemCount: 2 };

afterEach(() => {
  vi.stubGlobal("URL", { revokeObjectURL: () => {} });
  releaseImage(receipt.id);
  vi.unstubAllGlobals();
});

it.each([3, 300_000])("receipts-53 confirm sends a photo of %d bytes as its bytes", async (bytes) => {
  const image = Uint8Array.from({ length: bytes }, (_, at) => at % 251);
  holdImage(receipt.id, { image: new Blob([image]), url: "blob:r1", takenOn: null });
  const sent: { id: string; image?: Uint8Array }[] = [];
  const confirm = async (input: { id: string; image?: Uint8Array }) => {
    sent.push(input);
    return logged;
  };
  expect(await confirmWithImage(receipt, confirm)).toEqual(logged);
  expect(sent.map(({ id }) => id)).toEqual(["r1"]);
  expect(Buffer.from(sent[0]?.image ?? []).equals(image)).toBe(true);
});

it("receipts-53 confirm goes without a photo where none is held", async () => {
  const confirm = vi.fn(async () => logged);
  await confirmWithImage(receipt, confirm);
  expect(confirm).toHaveBeenCalledWith({ id: "r1" });
});
