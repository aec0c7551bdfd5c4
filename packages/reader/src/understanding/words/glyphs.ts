/** Full-width and look-alike signs that a recogniser trained on many scripts likes to print. */
const PLAIN: Readonly<Record<string, string>> = {
  "（": "(",
  "）": ")",
  "：": ":",
  "！": "!",
  "，": ",",
  "．": ".",
  "。": ".",
  "＄": "$",
  "￥": "$",
  "－": "-",
  "—": "-",
  "–": "-",
  "−": "-",
  "·": ".",
  "•": ".",
  "＊": "*",
  "★": "*",
  米: "*",
  "＠": "@",
  "％": "%",
  "＃": "#",
  "／": "/",
  "×": "X",
  工: "I",
  "’": "'",
  "‘": "'",
  "、": ".",
  "＋": "+",
  〇: "0",
  ﾠ: " ",
  "\t": " ",
  "\u00a0": " ",
};

/**
 * The same text with look-alike signs replaced by plain ones, unit for unit, so that positions stay the same.
 */
export function plainGlyphs(text: string): string {
  let plain = "";
  for (let i = 0; i < text.length; i++) {
    const unit = text[i] ?? "";
    plain += PLAIN[unit] ?? unit;
  }
  return plain;
}

/**
 * Reads letters that stand inside figures as the digits they are (`O.97`, `1l.50`, `B.99`), unit for
 * unit. Words are left alone.
 */
export function plainFigures(text: string): string {
  return (
    plainGlyphs(text)
      .replace(/(?<=\$\d{1,3})-(?=\d{2}(?!\d|-))/g, ".")
      .replace(/(?<=[\d.,$])[OoQ](?=[\d.,]|[^A-Za-z]|$)|(?<![A-Za-z])[OoQD](?=[.,]\d)/g, "0")
      .replace(/(?<=\d[.,])[OoQ]{2}(?![A-Za-z])/g, "00")
      .replace(
        /(?<=[\d.,$])[lI|!](?=[\d.,])|(?<![A-Za-z\d])[lI|](?=[.,]\d\d)|(?<=[.,]\d)[lI|](?![A-Za-z])/g,
        "1",
      )
      // Before a tax letter, and where all of the cents or the first figure were read as letters.
      .replace(/(?<=\d[.,])[OoQlI|\d]{2}(?=\s?[A-Z]{0,2}\s*$)/g, (cents) =>
        cents.replace(/[OoQ]/g, "0").replace(/[lI|]/g, "1"),
      )
      .replace(/(?<![A-Za-z\d.,])[lI|](?=\d{1,2}[.,]\d{2}(?!\d))/g, "1")
      .replace(/(?<=\d[.,]?)B(?=\d)|(?<=[.,]\d)B(?=[A-Z]?$)/g, "8")
      .replace(/(?<=[.,]\d?)S(?=\d)|(?<=\d)S(?=[.,]\d\d)/g, "5")
      .replace(/(?<=[.,]\d?)Z(?=\d)/g, "2")
  );
}

/** Only the letters, upper case, without accents, digits that look like letters read as letters. */
export function lettersOnly(text: string): string {
  return plainGlyphs(text)
    .normalize("NFD")
    .toUpperCase()
    .replace(/0/g, "O")
    .replace(/[1|]/g, "I")
    .replace(/5/g, "S")
    .replace(/8/g, "B")
    .replace(/[^A-Z]/g, "");
}

/** Like {@link lettersOnly}, but digits that do not look like a letter are kept: `99 RANCH` is `99RANCH`. */
export function lettersAndDigits(text: string): string {
  return plainGlyphs(text)
    .normalize("NFD")
    .toUpperCase()
    .replace(/0/g, "O")
    .replace(/[1|]/g, "I")
    .replace(/5/g, "S")
    .replace(/8/g, "B")
    .replace(/[^A-Z\d]/g, "");
}

/** How many letters a text holds, digits not counted. */
export function letterCount(text: string): number {
  return text.normalize("NFD").replace(/[^A-Za-z]/g, "").length;
}
