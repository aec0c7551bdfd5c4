// `npm run assistant:meanings`: works out again what every text of the help means, learns from it to tell the subjects
// apart, and stores both. Needed whenever a title, a phrasing, a passage or the network has changed; a test says so.
// Takes about a minute, most of it for the learning.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { helpExamples, helpTexts } from "@gf-ledger/assistant/meaning/help-texts";
import { seenFrom } from "@gf-ledger/assistant/meaning/meaning";
import { meaningsFile, SENTENCE_MODEL_FILES, subjectsFile } from "@gf-ledger/assistant/meaning/model-files";
import { openSentenceNetwork } from "@gf-ledger/assistant/meaning/sentence-network";
import { heardKey, packedMeanings, unpackedMeanings } from "@gf-ledger/assistant/meaning/stored-meanings";
import { examplesHash, trainedSubjects } from "@gf-ledger/assistant/meaning/trained-subjects";
import { learntExamples } from "@gf-ledger/assistant/meaning/training-questions";
import { allPassages } from "../src/server/content-knowledge";

// The articles are found from the folder of the web app.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const network = await openSentenceNetwork();
const before = existsSync(meaningsFile()) ? unpackedMeanings(readFileSync(meaningsFile())) : null;
const isSameNetwork = before?.origin === SENTENCE_MODEL_FILES["sentence.onnx"];
const passages = allPassages();
const meanings = new Map<string, Float32Array>();
for (const text of helpTexts(passages)) {
  const stored = isSameNetwork ? before?.of(text) : null;
  meanings.set(text, stored ?? Float32Array.from(await network.meaningOf(text)));
}
const heard = new Map<string, number>();
for (const { subject, text } of learntExamples()) {
  const at = heard.get(subject) ?? 0;
  heard.set(subject, at + 1);
  meanings.set(heardKey(subject, at), Float32Array.from(await network.meaningOf(text)));
}
const packed = packedMeanings(SENTENCE_MODEL_FILES["sentence.onnx"], meanings);
writeFileSync(meaningsFile(), packed);
process.stdout.write(`${meanings.size} meanings in ${meaningsFile()}\n`);

// Learnt from the meanings as they are stored, so that a second run gives the same file.
const stored = unpackedMeanings(packed);
const learnt = [
  ...helpExamples(passages).map(({ subject, text }) => ({ subject, key: text })),
  ...[...heard].flatMap(([subject, count]) =>
    Array.from({ length: count }, (_, at) => ({ subject, key: heardKey(subject, at) })),
  ),
];
const subjects = trainedSubjects(
  learnt.flatMap(({ subject, key }) => {
    const meaning = stored.of(key);
    return meaning ? [{ subject, meaning: seenFrom(stored.middle, meaning) }] : [];
  }),
);
const hash = examplesHash(SENTENCE_MODEL_FILES["sentence.onnx"], [
  ...helpExamples(passages),
  ...learntExamples(),
]);
writeFileSync(subjectsFile(), packedMeanings(hash, subjects));
process.stdout.write(`${subjects.size} subjects in ${subjectsFile()}\n`);
