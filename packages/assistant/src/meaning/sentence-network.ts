import { readFile } from "node:fs/promises";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";
import type { Meaning } from "./meaning";
import { sentenceModelFile } from "./model-files";

export interface SentenceNetwork {
  meaningOf(text: string): Promise<Meaning>;
}

/** The network's own marks of a text's beginning and end. */
const [BEGIN, END] = [0, 2];
/** Pieces of a text that are read; the longest section has about 300. */
const MAX_PIECES = 510;

/** Opens the network on one thread, so that a photo being read keeps the other. */
export async function openSentenceNetwork(): Promise<SentenceNetwork> {
  const [json, session] = await Promise.all([
    readFile(sentenceModelFile("tokenizer.json"), "utf8"),
    InferenceSession.create(sentenceModelFile("sentence.onnx"), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: "sequential",
    }),
  ]);
  const tokenizer = new Tokenizer(JSON.parse(json), {});
  return {
    async meaningOf(text) {
      const { ids } = tokenizer.encode(text, { add_special_tokens: false });
      const framed = [BEGIN, ...ids.slice(0, MAX_PIECES), END];
      const shape = [1, framed.length];
      const { embedding } = await session.run({
        input_ids: new Tensor("int64", BigInt64Array.from(framed, BigInt), shape),
        attention_mask: new Tensor("int64", new BigInt64Array(framed.length).fill(1n), shape),
      });
      if (!(embedding?.data instanceof Float32Array))
        throw new Error("The sentence network gave no numbers.");
      return embedding.data;
    },
  };
}
