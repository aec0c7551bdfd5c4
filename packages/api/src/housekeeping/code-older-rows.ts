import type { Services } from "../context";
import { codeOlderSentences } from "./code-older-sentences";
import { codePriceBases } from "./code-price-bases";
import { codePriceOrigins } from "./code-price-origins";
import { markNamingAdjustments } from "./mark-naming-adjustments";

/**
 * Puts what rows of before there were codes say in English into codes, one kind of sentence after the other, and gives
 * adjustments of before the mark of those that name something.
 */
export async function codeOlderRows(services: Pick<Services, "database">): Promise<void> {
  // First, before a purchase's row goes with its link.
  await markNamingAdjustments(services);
  await codePriceBases(services);
  await codePriceOrigins(services);
  await codeOlderSentences(services);
}
