import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { type LETTER_KINDS, LETTERS } from "../src/letters/letters";
import { writeLetter } from "../src/letters/write-letter";

const require = createRequire(import.meta.url);
const fontFile = (weight: number) =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));
const FONTS = { regular: fontFile(400), semibold: fontFile(600) };

/** The letter as another library than the one that wrote it reads it. */
async function readBack(kind: (typeof LETTER_KINDS)[number]) {
  const bytes = await writeLetter(kind, FONTS);
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const page = await pdf.getPage(1);
  const { items, lang } = await page.getTextContent({ includeMarkedContent: true });
  const text = items
    .flatMap((item) => ("str" in item ? [item.str] : []))
    .join(" ")
    .replace(/\s+/g, " ");
  const [width, height] = page.view.slice(2);
  return { pdf, page, text, lang, size: [width, height], metadata: await pdf.getMetadata() };
}

describe("claim-20 letters to be signed", () => {
  test.each(LETTERS)(
    "claim-20 $kind is one page of letter size that says all of its words",
    async (letter) => {
      const { pdf, text, size } = await readBack(letter.kind);
      expect(pdf.numPages).toBe(1);
      expect(size).toEqual([612, 792]);
      for (const words of [letter.title, ...letter.paragraphs, ...letter.signerBlanks, ...letter.notes])
        expect(text).toContain(words);
    },
  );

  test.each(LETTERS)(
    "claim-20 $kind is tagged, titled and in its language for screen readers",
    async (letter) => {
      const { page, metadata, pdf } = await readBack(letter.kind);
      const info = metadata.info as { Title?: string; Language?: string };
      expect(info.Title).toBe(letter.title);
      expect(info.Language).toBe(letter.edition === "ca" ? "en-CA" : "en-US");
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const tree = JSON.stringify(await page.getStructTree());
      expect(tree.match(/"role":"H1"/g)).toHaveLength(1);
      expect(tree).toContain('"role":"H2"');
    },
  );

  test("claim-20 the Canadian letter is for doctor or nurse practitioner, and apart from T2201", async () => {
    const { text } = await readBack("canada");
    expect(text).toContain("doctor or nurse practitioner");
    expect(text).toContain("form T2201");
    expect(text).toContain("Not confirmed: whether it must be renewed");
  });
});
