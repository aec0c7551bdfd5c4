import { receiptReadingSchema } from "@gf-ledger/domain/reading/receipt-reading";
import type { OcrPage, OcrWord } from "@gf-ledger/reader/ocr/word";
import { understandPage } from "@gf-ledger/reader/understanding/understand-page";
import { type FuzzTarget, promise, utf8Bytes, utf8Text } from "../fuzz-target";

const LETTER = 12;
const LINE = 30;
/** A page longer than any receipt only makes the fuzzer slow. */
const MAX_CHARACTERS = 3000;

/** Columns of the text become x, its lines y; two spaces part words. */
function pageOf(text: string): OcrPage {
  const lines = text.slice(0, MAX_CHARACTERS).split("\n");
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((match): OcrWord => {
      const width = match[0].length * LETTER;
      return {
        text: match[0],
        confidence: 0.97,
        cx: 20 + match.index * LETTER + width / 2,
        cy: 31 + row * LINE,
        width,
        height: 22,
        angle: 0,
      };
    }),
  );
  const longest = Math.max(...lines.map((line) => line.length));
  return { width: 40 + LETTER * longest, height: 40 + LINE * lines.length, words };
}

const SUPERMARKET = `
          FRESH FARE MARKET
       1204 Harvey Ave, Kelowna BC
   2026/03/14                  14:02
GF MULTIGRAIN BREAD             7.49
2 @ 3.99  GLUTINO CRACKERS      7.98
0.512 kg @ 1.72/kg  BANANAS     0.88
   SAVINGS                     -1.00
SUBTOTAL                       15.35
GST 5%                          0.77
TOTAL                          16.12
VISA                           16.12`;
const QUEBEC = `
ÉPICERIE DU COIN
14 MARS 2026
PAIN SANS GLUTEN              6,99 $
LAIT 2 L                      4,49 $
SOUS-TOTAL                   11,48 $
TPS                           0,57
TOTAL                        12,05 $`;

/** reading-24: whatever was printed or misread, understanding ends, with a reading that fits its schema. */
export const receiptText: FuzzTarget = {
  seeds: () => [utf8Bytes(SUPERMARKET), utf8Bytes(QUEBEC), utf8Bytes("TOTAL 1.00\nTOTAL 1.00\n@@@ -5.00-")],
  run(data) {
    const page = pageOf(utf8Text(data));
    const reading = understandPage(page);
    receiptReadingSchema.parse(reading);
    promise(
      JSON.stringify(understandPage(page)) === JSON.stringify(reading),
      "the same page, the same reading",
    );
  },
};
