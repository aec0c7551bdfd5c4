import { InferenceSession, Tensor } from "onnxruntime-node";
import { sessionOptions } from "../session-options";
import { ctcDecode, type DecodedLine } from "./ctc-decode";
import { LINE_HEIGHT, type LineCrop } from "./line-crop";
import type { RecogniserModel } from "./recogniser-model";

/** Reads a straightened line, padded to a width in pixels. */
export type LineReader = (crop: LineCrop, width: number) => Promise<DecodedLine>;

function lineTensor(crop: LineCrop, width: number): Tensor {
  const input = new Float32Array(3 * LINE_HEIGHT * width);
  for (let row = 0; row < 3 * LINE_HEIGHT; row++)
    input.set(crop.planes.subarray(row * crop.width, (row + 1) * crop.width), row * width);
  return new Tensor("float32", input, [1, 3, LINE_HEIGHT, width]);
}

const UNREAD: DecodedLine = { text: "", confidence: 0, positions: [], choices: [] };

/**
 * A recogniser on one thread, which reads a line at a time: more threads, or more lines at once, cost processor time
 * and memory, and change no text.
 */
export async function openLineReader({ path, characters }: RecogniserModel): Promise<LineReader> {
  const recogniser = await InferenceSession.create(path, sessionOptions(1));
  const [inputName = "", outputName = ""] = [recogniser.inputNames[0], recogniser.outputNames[0]];
  return async (crop, width) => {
    const output = (await recogniser.run({ [inputName]: lineTensor(crop, width) }))[outputName];
    if (!(output?.data instanceof Float32Array)) return UNREAD;
    return ctcDecode(output.data, output.dims[1] ?? 0, characters, crop.width / width);
  };
}
