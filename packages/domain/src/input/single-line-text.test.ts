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

test("api-48 whatever is typed, cleaned text is one visible line and stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const kept = singleLine(typed);
      expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(singleLine(kept)).toBe(kept);
      expect(severalLines(typed)).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    }),
  );
});
