import { Tensor } from "onnxruntime-node";
import type { RgbImage } from "../image/rgb-image";
import { ctcDecode } from "./ctc-decode";
import { cropLine, LINE_HEIGHT, type LineCrop } from "./line-crop";
import type { OcrModels } from "./ocr-models";
import type { TextBox } from "./text-box";
import type { OcrWord } from "./word";

const BATCH = 8;
/** The model was trained on lines padded to at least this width. */
const MIN_BATCH_WIDTH = 320;

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

/** The classes of Latin letters, digits and signs: a North American receipt holds no others. */
function latinClasses(characters: readonly string[]): Int32Array {
  return Int32Array.from(
    [...characters.keys()].filter((k) => k === 0 || /^[\x20-\xff€–—’]+$/.test(characters[k] ?? "")),
  );
}

/** Reads what stands in each box, in the order of the boxes. They are batched by width, so that padding costs little. */
export async function recogniseText(
  { recogniser, characters }: OcrModels,
  image: RgbImage,
  boxes: TextBox[],
): Promise<OcrWord[]> {
  const allowed = latinClasses(characters);
  const lines = boxes
    .map((box, index) => ({ box, index, width: (LINE_HEIGHT * box.width) / box.height }))
    .sort((a, b) => a.width - b.width);
  const [inputName = "", outputName = ""] = [recogniser.inputNames[0], recogniser.outputNames[0]];
  const words: OcrWord[] = boxes.map((box) => ({ ...box, text: "", confidence: 0 }));
  for (let start = 0; start < lines.length; start += BATCH) {
    const batch = lines.slice(start, start + BATCH);
    const crops = batch.map(({ box }) => cropLine(image, box));
    const width = Math.max(MIN_BATCH_WIDTH, ...crops.map((crop) => crop.width));
    const output = (await recogniser.run({ [inputName]: batchTensor(crops, width) }))[outputName];
    if (!(output?.data instanceof Float32Array)) continue;
    const steps = output.dims[1] ?? 0;
    const size = steps * characters.length;
    for (const [n, { box, index }] of batch.entries()) {
      const probabilities = output.data.subarray(n * size, (n + 1) * size);
      const line = ctcDecode(probabilities, steps, characters, allowed, (crops[n]?.width ?? width) / width);
      words[index] = {
        ...box,
        text: line.text,
        confidence: line.confidence,
        charPositions: line.positions,
      };
    }
  }
  return words;
}
