import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** Stands for a tag: the text before and behind it is shown in elements of their own. */
const CUT = "\u0000";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");

/** The pattern of what a message shows, cut at its tags; anything may stand in the place of an argument. */
function sourceOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value);
      if (element.type === TYPE.tag) return CUT + sourceOf(element.children) + CUT;
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        const branches = Object.values(element.options).map(({ value }) => sourceOf(value));
        return `(?:${branches.join("|").replaceAll(CUT, "")})`;
      }
      return ".+?";
    })
    .join("");
}

const hasWords = (source: string) => /\p{L}{2}/u.test(source.replace(/\\s\+|\.\+\?|\(\?:/g, " "));
/** No message says this. */
const NONSENSE = "Qxz vwq zqx of vxq";

/** The pattern of a whole text. Where few words stand between the arguments, these are numbers alone. */
function patternOf(source: string): RegExp {
  const any = new RegExp(`^${source}$`, "u");
  return any.test(NONSENSE) ? new RegExp(`^${source.replaceAll(".+?", "[^\\p{L}]+?")}$`, "u") : any;
}

interface Tree {
  readonly [key: string]: string | Tree;
}

function textsOf(tree: Tree): string[] {
  return Object.values(tree).flatMap((entry) => (typeof entry === "string" ? [entry] : textsOf(entry)));
}

/** Returns whether a text on a screen is one that a catalogue says, whatever its arguments are. */
export function shownBy(catalogue: Tree): (text: string) => boolean {
  const sources = textsOf(catalogue).flatMap((text) => sourceOf(parse(text)).split(CUT));
  const trimmed = sources
    .map((source) => source.replace(/^(?:\\s\+|\s)+|(?:\\s\+|\s)+$/g, ""))
    .filter(hasWords);
  const plain = new Set<string>();
  const open: RegExp[] = [];
  for (const source of new Set(trimmed)) {
    const isPlain = !/\.\+\?|\(\?:/.test(source);
    if (isPlain) plain.add(source.replaceAll("\\s+", " ").replace(/\\(.)/g, "$1"));
    else open.push(patternOf(source));
  }
  return (text) => {
    const shown = text.replace(/\s+/g, " ").trim();
    return plain.has(shown) || open.some((pattern) => pattern.test(shown));
  };
}
