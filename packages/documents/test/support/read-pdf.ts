import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A PDF as another library than the one that wrote it reads it: page by page, and the words of all pages. */
export async function readPdf(parts: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(part);
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)) }).promise;
  const pages: string[] = [];
  const trees: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ("str" in item ? [item.str] : []));
    pages.push(words.join(" ").replace(/\s+/g, " "));
    trees.push(JSON.stringify(await page.getStructTree()));
  }
  return { pdf, pages, text: pages.join(" "), trees: trees.join("\n") };
}
