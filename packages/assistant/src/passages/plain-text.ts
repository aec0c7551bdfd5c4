/** The words of a markdown text: links become their labels, marks and images are removed. */
export function textOfMarkdown(markdown: string): string {
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
