import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { understandPage } from "../understanding/understand-page";
import { decodeImage } from "./decode-image";

type Row = [y: number, left: string, right: string];

const ROWS: Row[] = [
  [380, "WALMART SUPERCENTRE", ""],
  [350, "GF BREAD 628233", "6.99 D"],
  [335, "RICE CRACKERS", "3.50"],
  [320, "OAT FLOUR", "8.25"],
  [290, "SUBTOTAL", "18.74"],
  [275, "TOTAL", "18.74"],
  [240, "2026-03-14 16:42", ""],
];

function pdf(objects: (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((body, i) => [
    Buffer.from(`${i + 1} 0 obj\n`),
    Buffer.from(body),
    Buffer.from("\nendobj\n"),
  ]);
  return Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    ...parts,
    Buffer.from("trailer\n<</Root 1 0 R>>\n%%EOF\n"),
  ]);
}

function textPdf(rows: Row[]): Buffer {
  const show = (x: number, y: number, text: string) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`;
  // Names first, prices after: the order in the file is not the order on the page.
  const content = `BT /F1 10 Tf ${rows.map(([y, name]) => show(20, y, name)).join(" ")} ${rows.map(([y, , price]) => show(200, y, price)).join(" ")} ET`;
  return pdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 260 400]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ]);
}

async function scannedPdf(): Promise<Buffer> {
  const red = { create: { width: 130, height: 200, channels: 3, background: "#c81e1e" } } as const;
  const jpeg = await sharp(red).jpeg().toBuffer();
  const draw = "q 130 0 0 200 0 0 cm /I Do Q";
  return pdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 130 200]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>",
    `<</Length ${draw.length}>>\nstream\n${draw}\nendstream`,
    Buffer.concat([
      Buffer.from(
        `<</Type/XObject/Subtype/Image/Width 130/Height 200/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
      ),
      jpeg,
      Buffer.from("\nendstream"),
    ]),
  ]);
}

describe("D12: PDF e-receipts", () => {
  it("D12 takes the words from the text layer, a name and its price as two runs on one row", async () => {
    const { words } = await decodeImage(textPdf(ROWS));
    const [name, price] = ["RICE CRACKERS", "3.50"].map((text) => words?.words.find((w) => w.text === text));
    if (!name || !price) throw new Error("Both runs were found");
    expect(Math.abs(name.cy - price.cy)).toBeLessThan(name.height / 2);
    expect(price.cx).toBeGreaterThan(name.cx);
    expect(name.charPositions).toHaveLength("RICE CRACKERS".length);
  });

  it("D15 understands those words as a receipt", async () => {
    const { words } = await decodeImage(textPdf(ROWS));
    if (!words) throw new Error("A text layer gives words");
    const reading = understandPage(words);
    expect(reading.items.map((item) => item.priceCents)).toEqual([699, 350, 825]);
    expect(reading.totalCents.value).toBe(1874);
    expect(reading.purchaseDate.value).toBe("2026-03-14");
  });

  it("D12 draws a scanned page, to be read like a photo", async () => {
    const { image, words } = await decodeImage(await scannedPdf());
    expect(words).toBeNull();
    expect([image.width, image.height]).toEqual([260, 400]);
    const middle = (200 * 260 + 130) * 3;
    expect(image.data[middle]).toBeGreaterThan(170);
    expect(image.data[middle + 2]).toBeLessThan(70);
  });
});
