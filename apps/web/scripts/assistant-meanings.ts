// `npm run assistant:meanings`: works out anew what every text of the help means, and stores it. Needed whenever a title,
// a phrasing, a passage or the network has changed; a test says so.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HELP_FILES } from "@gf-ledger/assistant/knowledge/help-files";
import { helpTexts } from "@gf-ledger/assistant/meaning/help-texts";
import { meaningsFile, SENTENCE_MODEL_FILES } from "@gf-ledger/assistant/meaning/model-files";
import { openSentenceNetwork } from "@gf-ledger/assistant/meaning/sentence-network";
import { packedMeanings, unpackedMeanings } from "@gf-ledger/assistant/meaning/stored-meanings";
import { passagesFromMarkdown } from "@gf-ledger/assistant/passages/passages-from-markdown";
import { contentKnowledge } from "../src/server/content-knowledge";

// The articles are found from the folder of the web app.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const network = await openSentenceNetwork();
const before = existsSync(meaningsFile()) ? unpackedMeanings(readFileSync(meaningsFile())) : null;
const isSameNetwork = before?.network === SENTENCE_MODEL_FILES["sentence.onnx"];
const texts = helpTexts(passagesFromMarkdown([...HELP_FILES, ...contentKnowledge()]));
const meanings = new Map<string, Float32Array>();
for (const text of texts) {
  const stored = isSameNetwork ? before?.of(text) : null;
  meanings.set(text, stored ?? Float32Array.from(await network.meaningOf(text)));
}
writeFileSync(meaningsFile(), packedMeanings(SENTENCE_MODEL_FILES["sentence.onnx"], meanings));
process.stdout.write(`${meanings.size} meanings in ${meaningsFile()}\n`);
