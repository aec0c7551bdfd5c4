import { InferenceSession, Tensor } from "onnxruntime-node";
import { ctcDecode, type DecodedLine } from "./ctc-decode";
import { LINE_HEIGHT, type LineCrop } from "./line-crop";
import type { RecogniserModel } from "./recogniser-model";
import { sessionOptions } from "./session-options";

/** Reads straightened lines, each padded to the same width in pixels. */
export type LineReader = (crops: readonly LineCrop[], width: number) => Promise<DecodedLine[]>;

function batchTensor(crops: readonly LineCrop[], width: number): Tensor {
  const input = new Float32Array(crops.length * 3 * LINE_HEIGHT * width);
  for (const [n, crop] of crops.entries())
    for (let row = 0; row < 3 * LINE_HEIGHT; row++)
      input.set(
        crop.planes.subarray(row * crop.width, (row + 1) * crop.width),
        (n * 3 * LINE_HEIGHT + row) * width,
      );
  return new Tensor("float32", input, [crops.length, 3, LINE_HEIGHT, width]);
}

const UNREAD: DecodedLine = { text: "", confidence: 0, positions: [], choices: [] };

/** A recogniser on one thread: a second one costs more processor time on a line than it saves of the wait. */
export async function openLineReader({ path, characters, readable }: RecogniserModel): Promise<LineReader> {
  const recogniser = await InferenceSession.create(path, sessionOptions(1));
  const [inputName = "", outputName = ""] = [recogniser.inputNames[0], recogniser.outputNames[0]];
  return async (crops, width) => {
    const output = (await recogniser.run({ [inputName]: batchTensor(crops, width) }))[outputName];
    const data = output?.data;
    if (!(data instanceof Float32Array)) return crops.map(() => UNREAD);
    const steps = output?.dims[1] ?? 0;
    const size = steps * characters.length;
    return crops.map((crop, n) =>
      ctcDecode(data.subarray(n * size, (n + 1) * size), steps, characters, readable, crop.width / width),
    );
  };
}
