/** Ends the document and resolves to its bytes. */
export async function pdfBytes(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  document.end();
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
