import type { Passage } from "../assistant";
import { frenchPassages } from "../passages/french-passages";
import { ELSEWHERE } from "../phrasings/elsewhere";
import { phrasingsOf } from "../phrasings/phrasings-of";
import { asAsked, asPassage } from "./meanings";

/** What a passage is asked by, as the network takes it: its title, unless many pages have one like it, and its phrasings. */
export const askedTexts = (passage: Passage) =>
  [...(passage.page ? [] : [passage.title]), ...(phrasingsOf(passage) ?? [])].map(asAsked);

/** Every text of the help whose meaning is stored, in English and French. */
export function helpTexts(passages: readonly Passage[]): string[] {
  const english = passages.filter(({ language = "en" }) => language === "en");
  const all = [...english, ...frenchPassages(passages)];
  const elsewhere = Object.values(ELSEWHERE).flat().map(asAsked);
  const ofHelp = all.flatMap((passage) => [...askedTexts(passage), asPassage(passage.title, passage.text)]);
  return [...new Set([...ofHelp, ...elsewhere])];
}
