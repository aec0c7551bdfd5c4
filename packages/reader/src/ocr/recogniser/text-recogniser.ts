import type { RgbImage } from "../../image/rgb-image";
import { type GoingOn, unwatched } from "../../process/going-on";
import { type CrossingInk, crossingInkOf, isTouched } from "../ink/crossing-ink";
import { inkAlong } from "../ink/ink-along";
import { isStruckThrough } from "../ink/pen-stroke";
import type { OcrModels } from "../ocr-models";
import type { TextBox } from "../text-box";
import type { OcrWord } from "../word";
import { cropLine, LINE_HEIGHT, lineWidth } from "./line-crop";
import type { LineReader } from "./line-reader";

/** So many lines of about the same width, and so many pixels together, are padded to the widest of them. */
const PADDED_TOGETHER = 8;
const MAX_WIDTH_TOGETHER = 4800;
/** A line that is read as surely as this has lost no letter to ink that crosses it. */
const SURE_ACROSS_INK = 0.97;

interface Line {
  box: TextBox;
  /** Its place in the given boxes. */
  index: number;
  /** Width in pixels once straightened, not rounded. */
  width: number;
}

/** Lines of similar width together, so that padding costs little. */
function groupsOf(boxes: readonly TextBox[], minLineWidth: number): Line[][] {
  const lines = boxes
    .map((box, index) => ({ box, index, width: (LINE_HEIGHT * box.width) / box.height }))
    .sort((a, b) => a.width - b.width);
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const widest = Math.max(minLineWidth, line.width);
    const fits = group && group.length < PADDED_TOGETHER && widest * (group.length + 1) <= MAX_WIDTH_TOGETHER;
    if (fits) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Each line with the width that it is padded to. */
function paddedLines(boxes: readonly TextBox[], minLineWidth: number): (Line & { padded: number })[] {
  return groupsOf(boxes, minLineWidth).flatMap((group) => {
    const padded = Math.max(minLineWidth, ...group.map(({ box }) => lineWidth(box)));
    return group.map((line) => ({ ...line, padded }));
  });
}

/**
 * Reads the text in each box, in the order of the boxes. Each of the line readers is given its next line while it
 * reads, so that it never waits for one to be cut out.
 */
export async function recogniseText(
  { lineReaders, minLineWidth }: OcrModels,
  image: RgbImage,
  boxes: readonly TextBox[],
  goingOn: GoingOn = unwatched,
): Promise<OcrWord[]> {
  const words: OcrWord[] = boxes.map((box) => ({ ...box, text: "", confidence: 0 }));
  const lines = paddedLines(boxes, minLineWidth).values();
  const crossingInk = crossingInkOf(image, boxes);
  const hiding: { readonly box: TextBox; readonly crossing: CrossingInk }[] = [];
  async function readOn(read: LineReader): Promise<void> {
    for (const { box, index, padded } of lines) {
      await goingOn();
      const crop = cropLine(image, box);
      const inkAt = inkAlong(crop);
      const struck = isStruckThrough(crop);
      const crossings = crossingInk(box);
      const { text, confidence, positions, choices } = await read(crop, padded);
      const charInk = positions.map(inkAt);
      hiding.push(
        ...crossings
          .filter(({ atEnd }) => atEnd || confidence < SURE_ACROSS_INK)
          .map((crossing) => ({ box, crossing })),
      );
      const line = { text, confidence, charPositions: positions, charChoices: choices, charInk };
      words[index] = { ...box, ...line, ...(struck ? { struck } : {}) };
    }
  }
  await Promise.all([...lineReaders, ...lineReaders].map(readOn));
  return words.map((word) =>
    hiding.some(({ box, crossing }) => isTouched(word, box, crossing)) ? { ...word, struck: true } : word,
  );
}
