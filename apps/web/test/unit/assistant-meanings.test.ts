import { readFileSync } from "node:fs";
import { helpExamples, helpTexts } from "@gf-ledger/assistant/meaning/help-texts";
import { meaningsFile, SENTENCE_MODEL_FILES, subjectsFile } from "@gf-ledger/assistant/meaning/model-files";
import { unpackedMeanings } from "@gf-ledger/assistant/meaning/stored-meanings";
import { examplesHash } from "@gf-ledger/assistant/meaning/trained-subjects";
import { learntExamples } from "@gf-ledger/assistant/meaning/training-questions";
import { expect, test } from "vitest";
import { allPassages } from "@/server/content-knowledge";

test("chat-25 the meaning of every text of the help and of every training question is stored, and none of a text that is gone: else run npm run assistant:meanings", () => {
  const stored = unpackedMeanings(readFileSync(meaningsFile()));
  const texts = helpTexts(allPassages());
  expect(texts.filter((text) => stored.of(text) === null)).toEqual([]);
  expect(stored.count).toBe(texts.length + learntExamples().length);
});

test("chat-25 the subjects were learnt from the help's texts and the training questions as they are now: else run npm run assistant:meanings", () => {
  const passages = allPassages();
  const examples = [...helpExamples(passages), ...learntExamples()];
  const { origin, count } = unpackedMeanings(readFileSync(subjectsFile()));
  expect(origin).toBe(examplesHash(SENTENCE_MODEL_FILES["sentence.onnx"], examples));
  expect(count).toBe(new Set(examples.map(({ subject }) => subject)).size);
});
