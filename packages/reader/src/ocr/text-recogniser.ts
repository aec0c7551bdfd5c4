import { Tensor } from "onnxruntime-node";
import type { RgbImage } from "../image/rgb-image";
import { type GoingOn, unwatched } from "../process/going-on";
import { ctcDecode } from "./ctc-decode";
import { cropLine, LINE_HEIGHT, type LineCrop } from "./line-crop";
import type { OcrModels } from "./ocr-models";
import type { TextBox } from "./text-box";
import type { OcrWord } from "./word";

const MAX_BATCH = 8;
/**
 * The most pixels of a batch's lines together: it bounds the memory of the answer, 6,625 classes a step in
 * the stock model.
 */
const MAX_BATCH_WIDTH = 4800;

function batchTensor(crops: LineCrop[], width: number): Tensor {
  const input = new Float32Array(crops.length * 3 * LINE_HEIGHT * width);
  for (const [n, crop] of crops.entries())
    for (let row = 0; row < 3 * LINE_HEIGHT; row++)
      input.set(
        crop.planes.subarray(row * crop.width, (row + 1) * crop.width),
        (n * 3 * LINE_HEIGHT + row) * width,
      );
  return new Tensor("float32", input, [crops.length, 3, LINE_HEIGHT, width]);
}

interface Line {
  box: TextBox;
  /** Its place in the given boxes. */
  index: number;
  /** Width in pixels once straightened. */
  width: number;
}

/** Lines of similar width together, so that padding costs little. */
function batchesOf(boxes: TextBox[], minLineWidth: number): Line[][] {
  const lines = boxes
    .map((box, index) => ({ box, index, width: (LINE_HEIGHT * box.width) / box.height }))
    .sort((a, b) => a.width - b.width);
  const batches: Line[][] = [];
  for (const line of lines) {
    const batch = batches.at(-1);
    const widest = Math.max(minLineWidth, line.width);
    const fits = batch && batch.length < MAX_BATCH && widest * (batch.length + 1) <= MAX_BATCH_WIDTH;
    if (fits) batch.push(line);
    else batches.push([line]);
  }
  return batches;
}

/** Reads the text in each box, in the order of the boxes. */
export async function recogniseText(
  { recogniser, characters, readable, minLineWidth }: OcrModels,
  image: RgbImage,
  boxes: TextBox[],
  goingOn: GoingOn = unwatched,
): Promise<OcrWord[]> {
  const [inputName = "", outputName = ""] = [recogniser.inputNames[0], recogniser.outputNames[0]];
  const words: OcrWord[] = boxes.map((box) => ({ ...box, text: "", confidence: 0 }));
  for (const batch of batchesOf(boxes, minLineWidth)) {
    await goingOn();
    const crops = batch.map(({ box }) => cropLine(image, box));
    const width = Math.max(minLineWidth, ...crops.map((crop) => crop.width));
    const output = (await recogniser.run({ [inputName]: batchTensor(crops, width) }))[outputName];
    if (!(output?.data instanceof Float32Array)) continue;
    const steps = output.dims[1] ?? 0;
    const size = steps * characters.length;
    for (const [n, { box, index }] of batch.entries()) {
      const probabilities = output.data.subarray(n * size, (n + 1) * size);
      const line = ctcDecode(probabilities, steps, characters, readable, (crops[n]?.width ?? width) / width);
      words[index] = {
        ...box,
        text: line.text,
        confidence: line.confidence,
        charPositions: line.positions,
        charChoices: line.choices,
      };
    }
  }
  return words;
}
