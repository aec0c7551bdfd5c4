import type { Passage } from "../assistant";
import type { UnderstoodLanguage } from "../understood-language";
import { ALL_PHRASINGS } from "./all-phrasings";
import { ENGLISH_SPEECH } from "./everyday-speech/english-speech";
import { FRENCH_SPEECH } from "./everyday-speech/french/french-speech";
import { FRENCH_PHRASINGS } from "./french/french";
import type { Phrasings } from "./phrasings";

/** What people ask in a language beyond what stands with the English passages. */
const FURTHER: Readonly<Record<UnderstoodLanguage, readonly Phrasings[]>> = {
  en: ENGLISH_SPEECH,
  fr: [FRENCH_PHRASINGS, ...FRENCH_SPEECH],
};

/** What a passage answers: passages of which this is the same answer the same question. */
export const passageSubject = ({ title, asks }: Passage): string => asks ?? title;

/** The other words in which people ask what a passage answers; `null` for one that has its title alone. */
export function phrasingsOf(passage: Passage): readonly string[] | null {
  const subject = passageSubject(passage);
  const phrasings = ALL_PHRASINGS[subject];
  if (!phrasings) return null;
  const further = FURTHER[passage.language ?? "en"].flatMap((of) => of[subject] ?? []);
  return [...new Set([...phrasings, ...further])];
}
