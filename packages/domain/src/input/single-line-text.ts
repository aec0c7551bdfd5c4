/** What ends a line, and every other control character: a blank stands for it. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * What nobody sees (bidi marks, zero-width and tag characters, letters and patterns that are drawn as nothing) and
 * halves of a character: left out.
 */
const UNSEEN = /(?:\u034F|[\u17B4\u17B5]|[\p{Cf}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0])/gu;
const LINE_END = /\r\n?|[\n\u0085\u2028\u2029]/u;

const NON_JOINER = "\u200C";
const JOINER = "\u200D";
/** A letter or mark of a script in which a joiner changes how a word is written, as UAX 31 has it. */
const JOINED_LETTER =
  /^(?=[\p{L}\p{M}])[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]$/u;
const ENDS_WITH_EMOJI = /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?$/u;
const BEGINS_WITH_EMOJI = /^\p{Extended_Pictographic}/u;
/** As long as an emoji with its modifier, in code units. */
const EMOJI_LENGTH = 4;

/** Whether a joiner belongs to a word of such a script, or to a compound emoji such as a family. */
function joins(joiner: string, at: number, text: string): boolean {
  const before = text.slice(Math.max(0, at - EMOJI_LENGTH), at);
  const after = text.slice(at + 1, at + 1 + EMOJI_LENGTH);
  if (joiner === JOINER && ENDS_WITH_EMOJI.test(before) && BEGINS_WITH_EMOJI.test(after)) return true;
  return JOINED_LETTER.test([...before].at(-1) ?? "") && JOINED_LETTER.test([...after][0] ?? "");
}

const withoutUnseen = (text: string) =>
  text.replace(UNSEEN, (unseen, at: number) =>
    (unseen === JOINER || unseen === NON_JOINER) && joins(unseen, at, text) ? unseen : "",
  );

/** A name, shop or other text of one line, as it may be kept and shown: what is read is all that it holds (api-48). */
export function singleLine(text: string): string {
  return withoutUnseen(text).replace(BREAKS, " ").trim();
}

/** The same of a text that may have several lines; only line feeds part them. */
export function severalLines(text: string): string {
  return text
    .split(LINE_END)
    .map((line) => withoutUnseen(line).replace(BREAKS, " "))
    .join("\n");
}
