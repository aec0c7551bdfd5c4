import { median } from "../numbers/median";
import type { Box } from "../reading/receipt-reading";

/** Where a line may have been left out: behind this item of the receipt, and before the next. */
export interface RoomForALine {
  readonly after: number;
}

/** The blank that a line in between leaves beyond the usual one, in heights of a line. */
const ROOM_HEIGHTS = 0.9;
/** By how much the widest blank must exceed the next, in heights of a line. */
const LEAD_HEIGHTS = 0.5;
/** Fewer blanks than this do not tell the usual one. */
const LEAST_BLANKS = 3;

const middleOf = ({ y, height }: Box) => y + height / 2;

/**
 * Where on the photo a line that was not read most likely stands: in the widest blank between two items, if
 * another line has room there. `null` where none has, where two blanks are as wide, or where the photo does
 * not show all items in their order.
 */
export function roomForALine(boxes: readonly (Box | null)[]): RoomForALine | null {
  const placed = boxes.flatMap((box) => box ?? []);
  const pairs = placed.slice(1).map((box, at) => [placed[at] ?? box, box] as const);
  if (placed.length < boxes.length || pairs.length < LEAST_BLANKS) return null;
  if (pairs.some(([above, below]) => middleOf(below) <= middleOf(above))) return null;
  const blanks = pairs.map(([above, below]) => below.y - above.y - above.height);
  const height = median(placed.map((box) => box.height));
  const [widest = 0, next = 0] = [...blanks].sort((one, other) => other - one);
  const has = widest - median(blanks) >= ROOM_HEIGHTS * height && widest - next >= LEAD_HEIGHTS * height;
  return has ? { after: blanks.indexOf(widest) } : null;
}
