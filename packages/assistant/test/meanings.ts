import { readFileSync } from "node:fs";
import { compareMeanings } from "../src/meaning/compare-meanings";
import { meaningsFile } from "../src/meaning/model-files";
import { openSentenceNetwork } from "../src/meaning/sentence-network";
import { unpackedMeanings } from "../src/meaning/stored-meanings";

const opening = openSentenceNetwork();

/** The meanings of the product, with the network in this process. */
export const testMeanings = compareMeanings(
  () => unpackedMeanings(readFileSync(meaningsFile())),
  async (text) => (await opening).meaningOf(text),
);
