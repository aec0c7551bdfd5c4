type Page = PDFKit.PDFPage;

/** What the library's types do not know of its document. */
interface Inside {
  /** Beside each page's key the elements that its content belongs to, by their numbers on the page. */
  getStructParentTree(): { get(key: number): object; add(key: number, value: object): void };
  /** Fonts by their names, each with all words that it ever measured. */
  readonly _fontFamilies: Readonly<Record<string, { layoutCache?: object }>>;
}
interface PageData {
  readonly StructParents?: number;
  Contents: unknown;
}

/** Words that were measured are kept for so many pages; a long table has ever new ones. */
const FORGET_AFTER_PAGES = 32;

/** Pages of one document that are written while later ones are drawn, except what each says below its text. */
export interface SettledPages {
  /** Writes what was drawn on all pages but the one that is being drawn. */
  settle(): void;
  /** Draws on every page once more, below what is there; the pages are given in their order. */
  finish(draw: (index: number, count: number) => void): Iterable<void>;
}

/**
 * Pages are kept until the document ends, since each says how many there are; what was drawn on them goes out
 * before. Held whole, a report of 20,000 rows takes gigabytes.
 */
export function settledPages(pdf: PDFKit.PDFDocument): SettledPages {
  const inside = pdf as unknown as Inside;
  const drawn: PDFKit.PDFKitReference[] = [];

  function writeOut(page: Page): void {
    page.content.end(null);
    drawn.push(page.content);
    const { StructParents: key } = page.dictionary.data as unknown as PageData;
    if (key === undefined) return;
    const elements = pdf.ref(inside.getStructParentTree().get(key));
    elements.end(null);
    // Only the number of what is written is kept; otherwise an element for every cell of a long table would be.
    Object.assign(elements, { data: {} });
    inside.getStructParentTree().add(key, elements);
  }

  function writeUpTo(count: number): void {
    while (drawn.length < count) {
      writeOut(pdf.switchToPage(drawn.length));
      if (drawn.length % FORGET_AFTER_PAGES > 0) continue;
      for (const font of Object.values(inside._fontFamilies)) font.layoutCache &&= Object.create(null);
    }
  }

  return {
    settle() {
      const last = pdf.bufferedPageRange().count - 1;
      writeUpTo(last);
      pdf.switchToPage(last);
    },
    *finish(draw) {
      const { count } = pdf.bufferedPageRange();
      writeUpTo(count);
      for (const [index, content] of drawn.entries()) {
        const page = pdf.switchToPage(index);
        page.content = pdf.ref({});
        (page.dictionary.data as unknown as PageData).Contents = [content, page.content];
        draw(index, count);
        yield;
      }
    },
  };
}
