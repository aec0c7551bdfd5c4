import { availableParallelism } from "node:os";
import { InferenceSession } from "onnxruntime-node";
import { recogniserChosen } from "../process/reader-environment";
import { assertModelFiles, modelFile, modelFolder } from "./model-files";
import { withLane } from "./recogniser/line-lanes";
import { type LineReader, openLineReader } from "./recogniser/line-reader";
import { type RecogniserFiles, recogniserModel } from "./recogniser/recogniser-model";
import { type RecogniserName, recogniserNamed } from "./recogniser/recogniser-name";
import { sessionOptions } from "./session-options";

/** The models that find text (PaddleOCR's PP-OCRv4 mobile detector) and read a line of it. */
export interface OcrModels {
  readonly detector: InferenceSession;
  /** One or more that read lines side by side. */
  readonly lineReaders: readonly LineReader[];
  /** Lines are padded to at least this many pixels. */
  readonly minLineWidth: number;
}

/** The recogniser that `READER_MODEL` names, in this thread. */
export const openChosenLineReader = async (): Promise<LineReader> =>
  openLineReader(await recogniserModel(recogniserNamed(recogniserChosen())));

/**
 * Loads the models in about 0.2 s.
 * @param recogniserChoice by default the one that `READER_MODEL` names
 * @param lane what a second thread runs, to read lines beside this one; by default there is none
 * @throws an Error that names a model file which is missing or damaged
 */
export async function loadOcrModels(
  recogniserChoice: RecogniserName | RecogniserFiles = recogniserNamed(recogniserChosen()),
  lane?: URL,
): Promise<OcrModels> {
  await assertModelFiles(modelFolder());
  const recogniser = await recogniserModel(recogniserChoice);
  const [detector, own] = await Promise.all([
    InferenceSession.create(modelFile("detector.onnx"), sessionOptions(Math.min(2, availableParallelism()))),
    openLineReader(recogniser),
  ]);
  return {
    detector,
    lineReaders: lane ? withLane(own, lane) : [own],
    minLineWidth: recogniser.minLineWidth,
  };
}
