import fc from "fast-check";
import { expect, test } from "vitest";
import { nameSchema } from "../receipt/receipt-input";
import { severalLines, singleLine } from "./single-line-text";

test.each([
  ["a line feed", "Bread\n=HYPERLINK(1)", "Bread =HYPERLINK(1)"],
  ["the line and paragraph separators", "a\u2028b\u2029c", "a b c"],
  ["NUL, DEL and C1 controls", "a\u0000b\u007Fc\u0085d", "a b c d"],
  ["bidi marks", "abc\u202Egpj.exe\u2066\u200F", "abcgpj.exe"],
  ["zero-width characters and a byte order mark", "a\u200Bb\u200Dc\uFEFFd", "abcd"],
  ["tag characters", "bread\u{E0041}\u{E007F}", "bread"],
  ["letters that are drawn as nothing", "Bread\u3164\u115F\u1160\uFFA0\u2800\u034F", "Bread"],
  ["halves of a character", "a\uD83Db\uDE00c", "abc"],
  ["a formula behind what is not seen", "\u200B\n =1+1", "=1+1"],
])("api-48 a name holds no %s", (_what, typed, kept) => {
  expect(singleLine(typed)).toBe(kept);
  expect(nameSchema.parse(typed)).toBe(kept);
});

test("api-48 letters, accents, emoji and right-to-left writing stay", () => {
  for (const name of ["Pain brioché", "חלה ללא גלוטן", "خبز", "🥖 Baguette 1½", "全粒粉"])
    expect(singleLine(name)).toBe(name);
});

test.each([
  ["a family", "👨\u200D👩\u200D👧\u200D👦"],
  ["a farmer with a skin tone, a rainbow flag", "👩🏽\u200D🌾 🏳\uFE0F\u200D🌈"],
  ["Persian", "نان بی\u200Cگلوتن را می\u200Cخواهم"],
  ["Hindi, Malayalam and Sinhala", "क्\u200Dष ന്\u200Dമ ශ්\u200Dරී"],
])("api-51 a joiner stays where a word or an emoji needs it: %s", (_what, name) => {
  expect(singleLine(name)).toBe(name);
  expect(severalLines(name)).toBe(name);
});

test.each([
  ["at the beginning and the end", "\u200Dنان\u200C", "نان"],
  ["between Latin letters, or of two kinds of writing", "gl\u200Cu\u200Dten ن\u200Ca", "gluten نa"],
  ["twice, or beside a mark that goes", "ب\u200C\u200Cگ ب\u200C\u202Eگ", "بگ بگ"],
  ["a non-joiner between emoji, a joiner before a letter", "🥖\u200C🥖 🥖\u200Dx", "🥖🥖 🥖x"],
])("api-51 a joiner goes elsewhere: %s", (_what, typed, kept) => {
  expect(singleLine(typed)).toBe(kept);
});

test("api-48 whatever is typed, cleaned text is one visible line and stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const kept = singleLine(typed);
      expect(kept).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[^\P{Cf}\u200C\u200D]/u);
      expect(singleLine(kept)).toBe(kept);
      expect(severalLines(typed)).not.toMatch(/[^\P{Cc}\n]|[\p{Cs}\p{Zl}\p{Zp}]|[^\P{Cf}\u200C\u200D]/u);
    }),
  );
});
