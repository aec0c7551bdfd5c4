/** One printed row: its height on the page in points, the text at the left and the text at the right. */
export type PdfRow = [y: number, left: string, right: string];

interface Size {
  width: number;
  height: number;
}

function pdf(objects: (string | Buffer)[], trailer = ""): Buffer {
  const parts = objects.flatMap((body, i) => [
    Buffer.from(`${i + 1} 0 obj\n`),
    Buffer.from(body),
    Buffer.from("\nendobj\n"),
  ]);
  return Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    ...parts,
    Buffer.from(`trailer\n<</Root 1 0 R${trailer}>>\n%%EOF\n`),
  ]);
}

const PAGE = { width: 260, height: 400 } as const;
/** For each turn of a page its box, and where and how text is written so that viewers show it upright. */
const TURNED = {
  0: { box: "0 0 260 400", at: (x: number, y: number) => `1 0 0 1 ${x} ${y}` },
  90: { box: "0 0 400 260", at: (x: number, y: number) => `0 1 -1 0 ${PAGE.height - y} ${x}` },
  180: { box: "0 0 260 400", at: (x: number, y: number) => `-1 0 0 -1 ${PAGE.width - x} ${PAGE.height - y}` },
  270: { box: "0 0 400 260", at: (x: number, y: number) => `0 -1 1 0 ${y} ${PAGE.width - x}` },
} as const;

/** A page that viewers show upright, 260 by 400 points, whose rows are text. */
export function textPdf(rows: PdfRow[], turned: keyof typeof TURNED = 0): Buffer {
  const { box, at } = TURNED[turned];
  const show = (x: number, y: number, text: string) => `${at(x, y)} Tm (${text}) Tj`;
  // Names first, prices after: the order in the file is not the order on the page.
  const content = `BT /F1 10 Tf ${rows.map(([y, name]) => show(20, y, name)).join(" ")} ${rows.map(([y, , price]) => show(200, y, price)).join(" ")} ET`;
  return pdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Rotate ${turned}/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ]);
}

/** A page of a document: rows of text, a picture over all of it, or such a picture with text that is not drawn. */
export type PdfPage =
  | { readonly rows: PdfRow[] }
  | { readonly picture: Buffer; readonly size: Size; readonly hidden?: PdfRow[] };

const shownRows = (rows: PdfRow[], mode: number) =>
  `BT ${mode} Tr /F1 10 Tf ${rows.map(([y, name, price]) => `1 0 0 1 20 ${y} Tm (${name}) Tj 1 0 0 1 200 ${y} Tm (${price}) Tj`).join(" ")} ET`;

/** A document of several pages, 260 by 400 points each. */
export function mixedPdf(pages: PdfPage[]): Buffer {
  const first = 4;
  const kids = pages.map((_, at) => `${first + 3 * at} 0 R`).join(" ");
  const bodies = pages.flatMap((page, at): (string | Buffer)[] => {
    const [content, image] = [first + 3 * at + 1, first + 3 * at + 2];
    const draw =
      "rows" in page
        ? shownRows(page.rows, 0)
        : `q 260 0 0 400 0 0 cm /I Do Q ${shownRows(page.hidden ?? [], 3)}`;
    const picture =
      "rows" in page
        ? "null"
        : Buffer.concat([
            Buffer.from(
              `<</Type/XObject/Subtype/Image/Width ${page.size.width}/Height ${page.size.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${page.picture.length}>>\nstream\n`,
            ),
            page.picture,
            Buffer.from("\nendstream"),
          ]);
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 260 400]/Contents ${content} 0 R/Resources<</Font<</F1 3 0 R>>/XObject<</I ${image} 0 R>>>>>>`,
      `<</Length ${draw.length}>>\nstream\n${draw}\nendstream`,
      picture,
    ];
  });
  return pdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...bodies,
  ]);
}

/**
 * A page without text that shows a JPEG, as a scanner makes it; sizes of the image in pixels, of the page in
 * points.
 */
export function scannedPdf(jpeg: Buffer, image: Size, page: Size): Buffer {
  const draw = `q ${page.width} 0 0 ${page.height} 0 0 cm /I Do Q`;
  return pdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>`,
    `<</Length ${draw.length}>>\nstream\n${draw}\nendstream`,
    Buffer.concat([
      Buffer.from(
        `<</Type/XObject/Subtype/Image/Width ${image.width}/Height ${image.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
      ),
      jpeg,
      Buffer.from("\nendstream"),
    ]),
  ]);
}

/** A page that only a password opens. */
export function lockedPdf(): Buffer {
  const key = "5A".repeat(32);
  return pdf(
    [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Count 1/Kids[3 0 R]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 260 400]>>",
      `<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`,
    ],
    `/Encrypt 4 0 R/ID[<${key.slice(0, 32)}><${key.slice(0, 32)}>]`,
  );
}
