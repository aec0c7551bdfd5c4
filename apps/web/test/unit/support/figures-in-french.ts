import { figuresIn } from "./figures-in";

/** A French text with its numbers and units as English writes them: `2 834,50 $`, `14,5 %`, `six ans`. */
function withEnglishNumbers(text: string): string {
  return text
    .replace(/(?<=\d)\u00A0(?=\d{3}(?!\d))/g, ",")
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, ".")
    .replace(/\u00A0(?=%)/g, "")
    .replace(/\u00A0/g, " ")
    .replace(/\b(trois|six) ans\b/g, (_, number: string) => `${number === "six" ? "six" : "three"} years`);
}

/** Each distinct figure of a French text, as English writes it. */
export function figuresInFrench(text: string): string[] {
  return figuresIn(withEnglishNumbers(text));
}
