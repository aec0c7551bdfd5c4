import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MODEL_FILES, meaningsFile, modelFile, modelFolder } from "./model-files";
import { unpackedMeanings } from "./stored-meanings";

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

test("chat-25 the network is the one that its data sheet names, and what the help means was worked out by it", () => {
  const names = Object.keys(MODEL_FILES) as (keyof typeof MODEL_FILES)[];
  const sheet = readFileSync(join(modelFolder(), "README.md"), "utf8");
  for (const name of names) {
    expect([name, hashOf(modelFile(name))]).toEqual([name, MODEL_FILES[name]]);
    expect(sheet).toContain(MODEL_FILES[name]);
  }
  expect(unpackedMeanings(readFileSync(meaningsFile())).network).toBe(MODEL_FILES["sentence.onnx"]);
});
