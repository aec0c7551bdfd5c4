import { fittingFont } from "./fitting-font";
import { type SettledPages, settledPages } from "./settled-pages";
import type { Fonts } from "./tagged-document";
import type { WrittenWhileRead } from "./written-while-read";

export const INK = "#1c1917";
export const SOFT = "#57534e";
export const RULE = "#a8a29e";
/** Points of the smallest letters on a page: what is smaller is not read (claim-73). */
export const SMALLEST_TYPE = 8.5;
/** Room below the running head and above the foot, in points. */
const HEAD_HEIGHT = 26;
const FOOT_HEIGHT = 26;

type Structure = PDFKit.PDFStructureElement;

/** A table or list of no more things stands on one page, unless it takes more than this part of it (claim-77). */
export const WHOLE = { things: 8, part: 0.6 } as const;

/** So many of a longer list's items stand below what leads to it. */
const FIRST_ITEMS = 3;

/** How text stands on the page. */
export interface Look {
  readonly font?: "regular" | "semibold";
  readonly size?: number;
  readonly colour?: string;
  /** Points of space above. */
  readonly above?: number;
}

/** A heading, or what a table or list is introduced by: never parted from what follows. */
export interface Lead {
  readonly role: "H2" | "H3" | "P";
  readonly text: string;
  readonly look?: Look;
}

/** A document that is written from top to bottom over as many pages as it needs. */
export interface PrintedPage {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Structure;
  readonly left: number;
  readonly width: number;
  /** The lowest point that content may reach. */
  readonly bottom: number;
  /** The room between the running head and the foot. */
  readonly height: number;
  readonly pages: SettledPages;
  /** Takes the font that has all the words, at a size, and gives the words as they can be printed. */
  set(words: string, font: "regular" | "semibold", size: number): string;
  /** Begins a new page unless so much room is left; true where it did. */
  ensure(height: number): boolean;
  newPage(): void;
  write(role: "H1" | "H2" | "H3" | "P", text: string, look?: Look): void;
  /** Writes what leads to something, on a page where so many points of height are left for its beginning. */
  begin(lead: readonly Lead[], next: number): void;
  list(items: readonly string[], look?: Look, lead?: readonly Lead[]): void;
  /** Draws what a screen reader leaves out. */
  decorate(draw: () => void): void;
  /** Lets go of the pages that are full, and waits after each until it is read. */
  rest(): Promise<void>;
}

/** The page as it is written. Headings keep room for the first lines below them. */
export function printedPage(
  pdf: PDFKit.PDFDocument,
  fonts: Fonts,
  title: string,
  { taken }: Pick<WrittenWhileRead, "taken">,
): PrintedPage {
  const fitted = fittingFont(fonts);
  const set = (words: string, wanted: "regular" | "semibold", size: number) => {
    const { font, words: printable } = fitted(words, wanted);
    pdf.font(font).fontSize(size);
    return printable;
  };
  const root = pdf.struct("Document", { title });
  pdf.addStructure(root);
  const { left, right, bottom: margin } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  const bottom = pdf.page.height - margin - FOOT_HEIGHT;
  const height = bottom - pdf.page.margins.top - HEAD_HEIGHT;
  const pages = settledPages(pdf);
  let rested = pdf.bufferedPageRange().count;
  const newPage = () => {
    pdf.addPage();
    pdf.y = pdf.page.margins.top + HEAD_HEIGHT;
  };
  const ensure = (needed: number) => {
    if (pdf.y + needed <= bottom) return false;
    newPage();
    return true;
  };
  const draw = (words: string, look: Look, x: number, room: number) => {
    const { font = "regular", size = 10, colour = INK } = look;
    const printable = set(words, font, size);
    pdf.fillColor(colour).text(printable, x, pdf.y, { lineGap: 2.5, width: room });
  };
  const heightOf = (words: string, { font = "regular", size = 10 }: Look, room: number) =>
    pdf.heightOfString(set(words, font, size), { lineGap: 2.5, width: room });
  const atTop = () => pdf.y <= pdf.page.margins.top + HEAD_HEIGHT;
  const put = (role: "H1" | "H2" | "H3" | "P", text: string, look: Look) => {
    // At the top of a page nothing stands above that it has to be kept apart from.
    if (!atTop()) pdf.y += look.above ?? 0;
    root.add(pdf.struct(role, {}, () => draw(text, look, left, width)));
  };
  const begin = (lead: readonly Lead[], next: number) => {
    const needed = lead.reduce(
      (sum, { text, look = {} }) => sum + (look.above ?? 0) + heightOf(text, look, width),
      next,
    );
    ensure(Math.min(needed, height));
    for (const { role, text, look = {} } of lead) put(role, text, look);
  };
  return {
    pdf,
    root,
    left,
    width,
    bottom,
    height,
    pages,
    set,
    ensure,
    newPage,
    write(role, text, look = {}) {
      ensure((look.above ?? 0) + heightOf(text, look, width) + (role === "P" ? 0 : 60));
      put(role, text, look);
    },
    begin,
    list(items, look = {}, lead = []) {
      const heights = items.slice(0, WHOLE.things + 1).map((item) => heightOf(item, look, width - 14) + 4);
      const whole = heights.reduce((sum, each) => sum + each, 0);
      const isWhole = items.length <= WHOLE.things && whole <= height * WHOLE.part;
      const beginning = heights.slice(0, FIRST_ITEMS).reduce((sum, each) => sum + each, 0);
      begin(lead, isWhole ? whole : Math.min(beginning, height * WHOLE.part));
      const list = pdf.struct("L");
      root.add(list);
      for (const item of items) {
        ensure(heightOf(item, look, width - 14) + 4);
        pdf.y += 4;
        const entry = pdf.struct("LI");
        list.add(entry);
        const y = pdf.y;
        entry.add(pdf.struct("Lbl", {}, () => draw("•", look, left, 12)));
        pdf.y = y;
        entry.add(pdf.struct("LBody", {}, () => draw(item, look, left + 14, width - 14)));
        entry.end();
      }
      list.end();
    },
    decorate(drawing) {
      pdf.markContent("Artifact", { type: "Layout" });
      drawing();
      pdf.endMarkedContent();
    },
    async rest() {
      const { count } = pdf.bufferedPageRange();
      if (count === rested) return;
      rested = count;
      pages.settle();
      await taken();
    },
  };
}

/** The running head and "Page 2 of 9" on every page, once all pages are there. */
export async function finishPages(
  page: PrintedPage,
  head: string,
  foot: (page: number, of: number) => string,
  { taken }: Pick<WrittenWhileRead, "taken">,
): Promise<void> {
  const { pdf } = page;
  const { left, right, top, bottom } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  const draw = (index: number, count: number) => {
    pdf.markContent("Artifact", { type: "Pagination" });
    // Below the margin the library would begin a page for the foot.
    pdf.page.margins = { ...pdf.page.margins, bottom: 0 };
    const words = page.set(head, "regular", SMALLEST_TYPE);
    pdf.fillColor(SOFT);
    if (index > 0) pdf.text(words, left, top - 12, { width, lineBreak: false, ellipsis: true });
    const y = pdf.page.height - bottom;
    pdf.font("regular").text(foot(index + 1, count), left, y, { width, align: "right", lineBreak: false });
    pdf.endMarkedContent();
  };
  for (const _ of page.pages.finish(draw)) await taken();
}
