/** What the library takes for an element of the structure, and its types do not know yet. */
interface Extra {
  readonly alt?: string;
  /** Left, top, right and bottom of a figure on its page. */
  readonly bbox?: readonly [number, number, number, number];
  readonly placement?: "Block";
  readonly scope?: "Column" | "Row";
}

/** An element of the structure that a screen reader reads, with its content drawn where it is added. */
export function structure(
  pdf: PDFKit.PDFDocument,
  role: "TH" | "Figure",
  extra: Extra,
  draw: () => void,
): PDFKit.PDFStructureElement {
  return pdf.struct(role, Object.assign({}, extra), draw);
}
