import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { meaningsFile, SENTENCE_MODEL_FILES, sentenceModelFile, sentenceModelFolder } from "./model-files";
import { unpackedMeanings } from "./stored-meanings";

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

test("chat-25 the network is the one that its data sheet names, and what the help means was worked out by it", () => {
  const names = Object.keys(SENTENCE_MODEL_FILES) as (keyof typeof SENTENCE_MODEL_FILES)[];
  const sheet = readFileSync(join(sentenceModelFolder(), "README.md"), "utf8");
  for (const name of names) {
    expect([name, hashOf(sentenceModelFile(name))]).toEqual([name, SENTENCE_MODEL_FILES[name]]);
    expect(sheet).toContain(SENTENCE_MODEL_FILES[name]);
  }
  expect(unpackedMeanings(readFileSync(meaningsFile())).origin).toBe(SENTENCE_MODEL_FILES["sentence.onnx"]);
});
