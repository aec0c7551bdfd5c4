import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { perceptualHash } from "@gf-ledger/reader/image/perceptual-hash";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll } from "./support/pages/accessibility";
import { samplePhoto } from "./support/photo/photos";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { fillAccount } from "./support/sign-on/account";

const PICTURES = process.env.STORY_PICTURES;

/** The photos of a person's folder: one as it was sent, one larger than what was sent, one of no receipt here. */
async function photosOf() {
  const { buffer: sample } = await samplePhoto("ca");
  const { buffer: other } = await samplePhoto("us");
  const sent = await sharp(other).resize({ width: 600 }).jpeg({ quality: 70 }).toBuffer();
  const { data, info } = await sharp(sent).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const cat = await sharp({ create: { width: 320, height: 240, channels: 3, background: "#a52" } })
    .jpeg()
    .toBuffer();
  return { sample, other, cat, looks: await perceptualHash({ data, width, height }) };
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** An account with three saved receipts of 2025, of which two have their photo in the folder. */
async function withReceipts(page: Page, { sample, looks }: Awaited<ReturnType<typeof photosOf>>) {
  const saved = { status: "confirmed", confirmedAt: "2025-03-15T12:00:00.000Z", lineItemCount: 1 } as const;
  const receipts = [
    receiptRecord({ ...saved, store: "Prairie Market", imageSha256: sha256(sample) }),
    receiptRecord({
      ...saved,
      store: "Corner Shop",
      purchaseDate: "2025-04-11",
      imageSha256: "cd".repeat(32),
      perceptualHash: looks,
    }),
    receiptRecord({
      ...saved,
      store: "Gone Grocer",
      purchaseDate: "2025-05-05",
      imageSha256: "ef".repeat(32),
      perceptualHash: "f0e1d2c3b4a59687",
    }),
  ];
  const lineItems = receipts.map(({ id, purchaseDate, store, items }) => {
    const from = { receiptId: id, receiptItemId: items[0]?.id ?? null };
    return lineItemRecord({ ...from, purchaseDate: purchaseDate ?? "2025-03-14", store });
  });
  await fillAccount(page, { receipts, lineItems });
}

test.each([
  ["phone", PHONE, "dark"],
  ["desk", DESK, "light"],
] as const)(
  "claim-30 photos are added to the ZIP by the browser, and no request carries them (%s)",
  async (where, viewport, colorScheme) => {
    const folder = await mkdtemp(join(tmpdir(), "gf-ledger-photos-"));
    try {
      const photos = await photosOf();
      await writeFile(join(folder, "IMG_1.jpg"), photos.sample);
      await writeFile(join(folder, "IMG_2.JPG"), photos.other);
      await writeFile(join(folder, "cat.jpg"), photos.cat);
      const { page } = await signedIn(viewport, "ca", { colorScheme });
      await withReceipts(page, photos);
      await page.goto(address("/claim?year=2025"));
      await page.getByRole("button", { name: "Start the claim for 2025" }).click();
      await page.getByRole("heading", { name: "Documents" }).waitFor();

      const carried: number[] = [];
      const asked: string[] = [];
      page.on("request", (request) => {
        carried.push(request.postDataBuffer()?.length ?? 0);
        asked.push(`${request.method()} ${new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/, "{id}")}`);
      });
      const download = page.waitForEvent("download");
      await page.getByLabel("Folder of your receipt photos").setInputFiles(folder);
      const file = await download;
      expect(file.suggestedFilename()).toBe("gluten-free-claim-2025-for-the-authority-with-photos.zip");
      await page.getByText("2 photos added to the ZIP").waitFor();
      await page.getByText("2025-05-05, Gone Grocer").waitFor();
      expect(asked.filter((one) => one.includes("/api/claims/"))).toEqual(
        Array(2).fill("GET /api/claims/{id}/package"),
      );
      expect(asked.filter((one) => !one.startsWith("GET "))).toEqual([]);
      expect(Math.max(...carried)).toBe(0);

      const zip = unzipSync(await readFile(await file.path()));
      expect(Object.keys(zip).filter((name) => name.startsWith("photos/"))).toEqual([
        "photos/list.txt",
        "photos/R1 2025-03-14 Prairie Market.jpg",
        "photos/R2 2025-04-11 Corner Shop (looks the same).jpg",
      ]);
      expect(sha256(zip["photos/R1 2025-03-14 Prairie Market.jpg"] ?? new Uint8Array())).toBe(
        sha256(photos.sample),
      );
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/papers-${where}.png`, fullPage: true });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
