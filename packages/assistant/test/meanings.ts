import { readFileSync } from "node:fs";
import { compareMeanings } from "../src/meaning/compare-meanings";
import { meaningsFile, subjectsFile } from "../src/meaning/model-files";
import { openSentenceNetwork } from "../src/meaning/sentence-network";
import { unpackedMeanings } from "../src/meaning/stored-meanings";

const opening = openSentenceNetwork();

/** The meanings of the product, with the network in this process. */
export const testMeanings = compareMeanings(
  () => ({
    meanings: unpackedMeanings(readFileSync(meaningsFile())),
    subjects: unpackedMeanings(readFileSync(subjectsFile())),
  }),
  async (text) => (await opening).meaningOf(text),
);
