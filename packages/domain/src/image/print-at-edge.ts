import type { GreyPhoto } from "./grey-photo";

/*
 * Set by 274 photographs and scans of receipts: of some twenty found by them each has a row of print that its edge
 * cuts through or touches, and wood, cardboard, car seats and shadows at an edge are not taken for print.
 */
/** The outermost pixels of a side may be a frame or an artefact of compression. */
const LEFT_OUT_PX = 1;
const DEPTH_PX = 3;
/** Lengths along the side, as shares of the photo's longest side. */
const NEIGHBOURHOOD = 0.0125;
const WIDEST_STROKE = 0.015;
/** Letters cut across stand close together; of lines that run out, each shows one or two. */
const STRETCH_OF_ONE_LINE = 0.15;
const STRETCH_OF_LINES = 0.3;
/** Paper is this light, of the photo's lightest twentieth; ink this dark, of the paper beside it. */
const PAPER = 0.7;
const INK = 0.6;
const FEWEST_STROKES = 7;
/** Between strokes of print most is plain paper, as light as its lightest tenth but for a little. */
const PLAIN = 0.85;
const PLAIN_SHARE = 0.52;

type Side = "top" | "bottom" | "left" | "right";
const SIDES: readonly Side[] = ["top", "bottom", "left", "right"];

/** The mean brightness along a side, of its outermost pixels. */
function brightnessAlong({ data, width, height }: GreyPhoto, side: Side): Float64Array {
  const lies = side === "top" || side === "bottom";
  const along = lies ? 1 : width;
  const inwards = { top: width, bottom: -width, left: 1, right: -1 }[side];
  const corner = { top: 0, bottom: (height - 1) * width, left: 0, right: width - 1 }[side];
  return Float64Array.from({ length: lies ? width : height }, (_, at) => {
    let sum = 0;
    for (let deep = LEFT_OUT_PX; deep < LEFT_OUT_PX + DEPTH_PX; deep += 1)
      sum += data[corner + at * along + deep * inwards] ?? 0;
    return sum / DEPTH_PX;
  });
}

/** The middles of the dark runs on light paper that are as wide as strokes of print are. */
function strokesIn(brightness: Float64Array, light: number, longestSide: number): number[] {
  const around = Math.round(NEIGHBOURHOOD * longestSide);
  const isInk = (at: number) => {
    let paper = 0;
    for (let near = Math.max(0, at - around); near <= at + around; near += 1)
      paper = Math.max(paper, brightness[near] ?? 0);
    return paper >= PAPER * light && (brightness[at] ?? 0) < INK * paper;
  };
  const strokes: number[] = [];
  let run = 0;
  for (let at = 0; at <= brightness.length; at += 1) {
    if (at < brightness.length && isInk(at)) run += 1;
    else {
      if (run > 0 && run <= WIDEST_STROKE * longestSide) strokes.push(at - run / 2);
      run = 0;
    }
  }
  return strokes;
}

/** The first and last of the strokes in the stretch that holds most of them; `null` where these are few. */
function densestStretch(strokes: readonly number[], length: number): [number, number] | null {
  let [limit, stretch]: [number, [number, number] | null] = [FEWEST_STROKES - 1, null];
  let first = 0;
  for (const [last, place] of strokes.entries()) {
    while (place - (strokes[first] ?? 0) > length) first += 1;
    if (last - first + 1 <= limit) continue;
    limit = last - first + 1;
    stretch = [strokes[first] ?? 0, place];
  }
  return stretch;
}

/**
 * Whether print touches a side of the photo, as where a receipt is not wholly in view.
 * @param light the brightness of the photo's lightest parts
 */
export function printRunsOut(photo: GreyPhoto, light: number): boolean {
  const longestSide = Math.max(photo.width, photo.height);
  return SIDES.some((side) => {
    const brightness = brightnessAlong(photo, side);
    const share = side === "top" || side === "bottom" ? STRETCH_OF_ONE_LINE : STRETCH_OF_LINES;
    const stretch = densestStretch(strokesIn(brightness, light, longestSide), share * longestSide);
    if (!stretch) return false;
    const part = brightness.slice(Math.max(0, stretch[0] - 8), stretch[1] + 8).sort();
    const paper = part[Math.floor(0.9 * part.length)] ?? 0;
    return part.filter((value) => value > PLAIN * paper).length >= PLAIN_SHARE * part.length;
  });
}
