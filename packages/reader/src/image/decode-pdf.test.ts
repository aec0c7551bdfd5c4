import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { lockedPdf, mixedPdf, type PdfPage, type PdfRow, scannedPdf, textPdf } from "../../test/pdf-files";
import { understandPage } from "../understanding/understand-page";
import { decodeImage } from "./decode-image";

/** Made up, and printed from a page of our own with Chromium. */
const FIXTURE = new URL("../../test/fixtures/browser-order.pdf", import.meta.url);

const ROWS: PdfRow[] = [
  [380, "WALMART SUPERCENTRE", ""],
  [350, "GF BREAD 628233", "6.99 D"],
  [335, "RICE CRACKERS", "3.50"],
  [320, "OAT FLOUR", "8.25"],
  [290, "SUBTOTAL", "18.74"],
  [275, "TOTAL", "18.74"],
  [240, "2026-03-14 16:42", ""],
];

describe("reading-11: PDF e-receipts", () => {
  it("reading-11 takes the words from the text layer, a name and its price as two runs on one row", async () => {
    const { words } = await decodeImage(textPdf(ROWS));
    const [name, price] = ["RICE CRACKERS", "3.50"].map((text) => words?.words.find((w) => w.text === text));
    if (!name || !price) throw new Error("Both runs were found");
    expect(Math.abs(name.cy - price.cy)).toBeLessThan(name.height / 2);
    expect(price.cx).toBeGreaterThan(name.cx);
    expect(name.charPositions).toHaveLength("RICE CRACKERS".length);
  });

  it("reading-11 understands those words as a receipt", async () => {
    const { words } = await decodeImage(textPdf(ROWS));
    if (!words) throw new Error("A text layer gives words");
    const reading = understandPage(words);
    expect(reading.items.map((item) => item.price)).toEqual([699, 350, 825]);
    expect(reading.totalCents.value).toBe(1874);
    expect(reading.purchaseDate.value).toBe("2026-03-14");
  });

  it.each([90, 180, 270] as const)(
    "reading-77 words of a page turned by %i degrees stand where viewers show them",
    async (turned) => {
      const [upright, other] = await Promise.all([textPdf(ROWS), textPdf(ROWS, turned)].map(decodeImage));
      expect([other?.image.width, other?.image.height]).toEqual([
        upright?.image.width,
        upright?.image.height,
      ]);
      if (!other?.words) throw new Error("A text layer gives words");
      const reading = understandPage(other.words);
      expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
        ["GF BREAD", 699],
        ["RICE CRACKERS", 350],
        ["OAT FLOUR", 825],
      ]);
      expect(reading.purchaseDate.value).toBe("2026-03-14");
    },
  );

  it.each([
    ["a long stamp", ["Scanned with an app for documents on a telephone", "Page 1 of 1, version 5.2"]],
    [
      "a hidden layer of bad letters",
      ["WAL~MRT SUFERCEMTRE OF THE WHOLE TOWN", "GF BREAO 628233 6 9 9", "T0TAl"],
    ],
    ["amounts without points", ["WALMART SUPERCENTRE OF THE TOWN", "GF BREAD 628233 699", "TOTAL 699"]],
  ])("reading-78 a text layer without prices is none, and the page is drawn: %s", async (_, lines) => {
    const rows = lines.map((line, at): PdfRow => [380 - 20 * at, line, ""]);
    expect((await decodeImage(textPdf(rows))).words).toBeNull();
  });

  it("reading-86 a PDF that needs a password says so, and what to do", async () => {
    await expect(decodeImage(lockedPdf())).rejects.toThrow("photoFaults.password");
  });

  it("reading-11 draws a scanned page, to be read like a photo", async () => {
    const page = { width: 130, height: 200 };
    const red = sharp({ create: { ...page, channels: 3, background: "#c81e1e" } });
    const { image, words } = await decodeImage(scannedPdf(await red.jpeg().toBuffer(), page, page));
    expect(words).toBeNull();
    expect([image.width, image.height]).toEqual([260, 400]);
    const middle = (200 * 260 + 130) * 3;
    expect(image.data[middle]).toBeGreaterThan(170);
    expect(image.data[middle + 2]).toBeLessThan(70);
  });
});

describe("reading-88: each page of a PDF is judged by itself", () => {
  const size = { width: 130, height: 200 };
  const picture = () =>
    sharp({ create: { ...size, channels: 3, background: "#f4f4f0" } })
      .jpeg()
      .toBuffer();

  it("reading-88 takes the text of one page, and leaves the picture of the next to be read as a photo", async () => {
    const { words, pictures } = await decodeImage(
      mixedPdf([{ rows: ROWS }, { picture: await picture(), size, hidden: [[380, "SCAN APP 4.2", ""]] }]),
    );
    expect(words?.words.map(({ text }) => text)).not.toContain("SCAN APP 4.2");
    expect(words?.words.map(({ text }) => text)).toContain("RICE CRACKERS");
    expect(pictures).toEqual([{ top: 800, bottom: 1600 }]);
  });

  it("reading-88 reads the picture where a hidden text lies behind it, whatever prices the text tells", async () => {
    const hidden = ROWS.map(([y, name, price]): PdfRow => [y, name, price.replace("6.99", "1.99")]);
    expect((await decodeImage(mixedPdf([{ picture: await picture(), size, hidden }]))).words).toBeNull();
  });

  it("reading-100 keeps the receipt's text behind a picture apart, and no stamp", async () => {
    const behind = async (hidden: PdfRow[]) =>
      (await decodeImage(mixedPdf([{ picture: await picture(), size, hidden }]))).hidden?.words.map(
        ({ text }) => text,
      );
    expect(await behind(ROWS)).toEqual(expect.arrayContaining(ROWS.map(([, name]) => name)));
    expect(await behind([[380, "SCAN APP 4.2", ""]])).toBeUndefined();
  });

  it("reading-88 reads the picture of a page whose letters no table tells", async () => {
    const gibberish = ROWS.map(([y, name, price]): PdfRow => [y, name.replace(/[A-Z]/g, "\\001"), price]);
    expect((await decodeImage(textPdf(gibberish))).words).toBeNull();
  });

  it("reading-89 finds the two pages with a receipt among three hundred", async () => {
    const other: PdfPage = { rows: [[380, "Terms of the card, in many words and without any price", ""]] };
    const pages = Array.from({ length: 300 }, (_, at) => (at === 40 || at === 41 ? { rows: ROWS } : other));
    const { words, image } = await decodeImage(mixedPdf(pages));
    expect(words?.words.filter(({ text }) => text === "OAT FLOUR")).toHaveLength(2);
    expect(image.height).toBe(1600);
  });

  it("reading-89 refuses a long document in which every page has prices, or none", async () => {
    for (const rows of [ROWS, [[380, "Terms of the card", ""]] as PdfRow[]])
      await expect(decodeImage(mixedPdf(Array.from({ length: 12 }, () => ({ rows }))))).rejects.toThrow(
        "photoFaults.pages",
      );
  });
});

describe("reading-93: an order's page as Chromium prints it", () => {
  // Headings with kerning are printed letter by letter there, and PDFium takes each for a line.
  it("reading-93 joins letters that are placed one by one, and reads what was charged", async () => {
    const { words } = await decodeImage(await readFile(FIXTURE));
    expect(words?.words.map(({ text }) => text)).toContain("Unavailable (1)");
    if (!words) throw new Error("The page has text");
    const { items, store, purchaseDate, totalCents } = understandPage(words, "2026-11-27");
    expect(items.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
      ["Great Value Gluten-Free Elbow Pasta, 16 oz", 2, 396],
      ["Marketside Organic Baby Carrots, 1 lb Bag", 1, 148],
      ["Fresh Gala Apple, Each", 4, 292],
      ["Schar Gluten Free Artisan Baker White Bread, 14.1 oz", 1, 598],
    ]);
    expect([store.value, purchaseDate.value, totalCents.value]).toEqual(["Walmart", "2026-01-17", 1734]);
  });
});
