import type { Services } from "../context";
import { codeOlderSentences } from "./code-older-sentences";
import { codePriceBases } from "./code-price-bases";
import { codePriceOrigins } from "./code-price-origins";

/** Puts what rows of before there were codes say in English into codes, one kind of sentence after the other. */
export async function codeOlderRows(services: Pick<Services, "database">): Promise<void> {
  await codePriceBases(services);
  await codePriceOrigins(services);
  await codeOlderSentences(services);
}
