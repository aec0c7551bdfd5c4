import type { Passage } from "../assistant";
import type { KnowledgeFile } from "../knowledge/knowledge-file";

/** The words of a markdown text: links become their labels, marks and images are removed. */
function textOfMarkdown(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*\|[ \t:|-]*-{3}[ \t:|-]*\|[ \t]*\n?/gm, "")
    .replace(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_row, cells: string) =>
      cells
        .split("|")
        .map((cell) => cell.trim())
        .join(" · "),
    )
    .replace(/^[ \t]*>[ \t]?/gm, "")
    .replace(/(\*\*|__|`)(.+?)\1/g, "$2")
    .replace(/(^|[\s(])[*_]([^*_\n]+)[*_](?=[\s).,;:!?]|$)/gm, "$1$2")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** About as much as fits on a phone's screen in the chat. */
const LONGEST = 900;

/**
 * Joins paragraphs into pieces of at most {@link LONGEST} characters; a longer paragraph is a piece of its
 * own.
 */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const paragraph of text.split(/\n\n+/)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + paragraph.length + 2 <= LONGEST) {
      found[found.length - 1] = `${last}\n\n${paragraph}`;
    } else found.push(paragraph);
  }
  return found.filter((piece) => piece.trim() !== "");
}

function passagesOf(file: KnowledgeFile): Passage[] {
  const body = file.text.replace(/^---\n[\s\S]*?\n---\n/, "");
  const sections = `\n${body}`.split(/\n(?=#{1,6}\s)/);
  return sections.flatMap((section, at) => {
    const heading = /^\s*#{1,6}\s+(.+?)\s*#*\s*(?:\n|$)/.exec(section);
    const text = textOfMarkdown(heading ? section.slice(heading[0].length) : section);
    const title = heading?.[1] ? textOfMarkdown(heading[1]) : file.title;
    const { href, edition, language } = file;
    const asks = file.asks?.[at];
    // "What to keep" could be of any page.
    const page = asks && !title.endsWith("?") ? file.title : undefined;
    return pieces(text).map((piece) => ({
      title,
      text: piece,
      href,
      edition,
      ...(language ? { language } : {}),
      ...(asks ? { asks } : {}),
      ...(page ? { page } : {}),
    }));
  });
}

/** Splits markdown pages at their headings into passages that answer one thing each. */
export function passagesFromMarkdown(files: readonly KnowledgeFile[]): Passage[] {
  return files.flatMap(passagesOf);
}
