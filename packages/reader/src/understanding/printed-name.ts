import { letterCount, plainGlyphs } from "./glyphs";
import type { Line } from "./lines";
import { median } from "./slope-field";

const HEAD_LINES = 8;
const NO_NAME =
  /RECEIPT|INVOICE|WELCOME|THANK|FEEDBACK|SURVEY|TELL US|WIN \$|CHANCE|CUSTOMER|COPY|OPEN|HOURS|MANAGER|CASHIER|PHONE|TEL|STORE\s?#|SAVE ?MONEY|ALWAYS|LOW PRICE|REG|DATE|MEMBER|WWW|HTTP|\.COM|\bID\b|SERVED|SERVI|GST|HST|TPS|REPRINT|DUPLICATE|SALE\b|DEBIT|CREDIT|CARD|LOOK|EXCHANGE|RETURN|QUESTIONS?|YOUR |CASH BILL|\bBILL\b|BUY ONE|GET ONE|SERVER|TABLE|CHECK|TICKET|STATION|ENTER|COMPLETE|VISIT|TODAY|ABOUT|SONDAGE|\bWIN\b|PURCHASE/i;
const ADDRESS =
  /STREET|AVE\b|ROAD|BLVD|\bRD\b|\bST\b|SUITE|HIGHWAY|HWY|DRIVE\b|\bDR\b|LANE\b|PLAZA|\bPKWY|,\s?[A-Z]{2}\b|^\W*\d{3,5}\s+[A-Z]/i;

/** The line at the head that looks most like the shop's own name: high up, in large letters, no address. */
export function printedNameLine(lines: readonly Line[]): Line | null {
  const usual = median(lines.map((line) => line.row.height)) || 1;
  const weight = (line: Line) => Math.min(2, line.row.height / usual) - 0.35 * line.index;
  const heads = lines.slice(0, HEAD_LINES).filter((line) => {
    const letters = letterCount(line.text);
    if (letters < 4 || letters / line.text.replace(/\s/g, "").length <= 0.6) return false;
    return !NO_NAME.test(line.text) && !ADDRESS.test(line.text) && line.row.confidence > 0.75 && !line.price;
  });
  return heads.sort((a, b) => weight(b) - weight(a) || a.index - b.index)[0] ?? null;
}

/** The shop's name without branch number and ornaments. */
export function tidyStoreName(text: string): string {
  return plainGlyphs(text)
    .replace(/\s+/g, " ")
    .replace(/[#*]\s?\d+\s*$/, "")
    .replace(/^[\s*#.-]+|[\s*#.,:-]+$/g, "")
    .trim();
}
