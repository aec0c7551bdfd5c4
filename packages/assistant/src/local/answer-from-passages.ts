import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";
import type { AssistantAnswer, Passage } from "../assistant";
import { NO_PERSONAL_TAX_ADVICE, type Topic } from "../refusals";

const ABOUT_TAX = /\b(CRA|IRS|claim|deduct|Schedule A|medical expense|threshold)/;

/** Where the passage stands, seen from a page of `edition`. */
export function sourceOf(passage: Passage, edition: Edition): { title: string; href: string } {
  const foreign = passage.edition !== "both" && passage.edition !== edition && passage.href.startsWith("/");
  const host = foreign ? `https://${EDITION_FACTS[passage.edition as Edition].host}` : "";
  return { title: passage.title, href: `${host}${passage.href}` };
}

/** An answer in the passages' own words: nothing that was typed is ever part of it. */
export function answerFrom(passages: readonly Passage[], topic: Topic, edition: Edition): AssistantAnswer {
  const texts = passages.map((passage) => passage.text);
  const aboutTax = texts.some((text) => ABOUT_TAX.test(text));
  const paragraphs = [
    ...(topic === "personal_tax" ? [NO_PERSONAL_TAX_ADVICE] : []),
    ...texts,
    ...(aboutTax ? ["This is general information, not tax or medical advice."] : []),
  ];
  const sources = new Map<string, { title: string; href: string }>();
  for (const passage of passages) {
    const source = sourceOf(passage, edition);
    sources.set(`${source.title} ${source.href}`, source);
  }
  return { reply: paragraphs.join("\n\n"), sources: [...sources.values()], answered: true };
}
