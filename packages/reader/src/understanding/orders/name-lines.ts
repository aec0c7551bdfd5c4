import type { Line } from "../lines/lines";

/** Lines of one cell are set closer than this many of their heights; goods are further apart. */
const CLOSE = 1.5;

const distance = (above: Line, below: Line) => (middleOf(below) - middleOf(above)) / below.row.height;

function middleOf({ row }: Line): number {
  const ys = row.words.map(({ cy }) => cy);
  return ys.reduce((sum, y) => sum + y, 0) / Math.max(1, ys.length);
}

/** Whether a line goes on with the name above it: set close, at the same edge, in the same letters, and broken there. */
export function goesOn(named: Line | null, line: Line): boolean {
  const [run] = line.row.words;
  const above = named?.row.words[0];
  if (!named || !run || !above) return false;
  // The first word of a broken line had no room in the line above.
  const [first = ""] = run.text.split(" ");
  const needed = ((first.length + 1.5) / run.text.length) * run.width;
  if (run.right > above.right + needed) return false;
  const sameEdge = Math.abs(named.row.left - line.row.left) < line.row.height;
  const sameSize = Math.abs(named.row.height - line.row.height) < 0.1 * line.row.height;
  return sameEdge && sameSize && distance(named, line) < CLOSE;
}
