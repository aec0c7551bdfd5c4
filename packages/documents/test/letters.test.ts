import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import type { Letter } from "../src/letters/letter";
import { LETTERS_BY_ADDRESS } from "../src/letters/letter-addresses";
import { writeLetter } from "../src/letters/write-letter";

const require = createRequire(import.meta.url);
const fontFile = (weight: number) =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));
const FONTS = { regular: fontFile(400), semibold: fontFile(600) };

/** The letter as another library than the one that wrote it reads it. */
async function readBack(letter: Letter) {
  const bytes = await writeLetter(letter, FONTS);
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

function letterAt(address: string): Letter {
  const letter = LETTERS_BY_ADDRESS.get(address);
  if (!letter) throw new RangeError(`There is no letter ${address}`);
  return letter;
}

describe("claim-20 letters to be signed", () => {
  test.each([...LETTERS_BY_ADDRESS.values()])(
    "claim-20 $kind in $locale is one page of letter size that says all of its words",
    async (letter) => {
      const { pdf, text, size } = await readBack(letter);
      expect(pdf.numPages).toBe(1);
      expect(size).toEqual([612, 792]);
      for (const words of [letter.title, ...letter.paragraphs, ...letter.signerBlanks, ...letter.notes])
        expect(text).toContain(words.replaceAll("\u00A0", " "));
    },
  );

  test.each([...LETTERS_BY_ADDRESS.values()])(
    "claim-20 $kind in $locale is tagged, titled and in its language for screen readers",
    async (letter) => {
      const { page, metadata, pdf } = await readBack(letter);
      const info = metadata.info as { Title?: string; Language?: string };
      expect(info.Title).toBe(letter.title);
      expect(info.Language).toBe(letter.locale);
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const tree = JSON.stringify(await page.getStructTree());
      expect(tree.match(/"role":"H1"/g)).toHaveLength(1);
      expect(tree).toContain('"role":"H2"');
    },
  );

  test("claim-20 the Canadian letter is for doctor or nurse practitioner, and apart from T2201", async () => {
    const { text } = await readBack(letterAt("canada"));
    expect(text).toContain("doctor or nurse practitioner");
    expect(text).toContain("form T2201");
    expect(text).toContain("Not confirmed: whether it must be renewed");
  });

  test("claim-27 the Canadian letter in French is for the same signers, and apart from T2201 as well", async () => {
    const { text, metadata } = await readBack(letterAt("canada-fr"));
    expect(metadata.info).toMatchObject({ Language: "fr-CA" });
    expect(text).toContain("médecin, infirmière praticienne ou infirmier praticien");
    expect(text).toContain("formulaire T2201");
    expect(text).toContain("Loi de l’impôt sur le revenu");
    expect(text).not.toMatch(/\b(?:the|patient requires|Signature of)\b/);
  });
});
