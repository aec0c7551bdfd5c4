import type { Passage } from "../assistant";
import { asMeant, OWN_PHRASINGS, ownSubject, type Phrased } from "../own-records/own-phrasings";
import { OWN_SPEECH } from "../own-records/own-speech";
import { DISTRESS, DISTRESS_SUBJECT } from "../phrasings/distress";
import { ELSEWHERE, elsewhereSubject } from "../phrasings/elsewhere";
import { passageSubject, phrasingsOf } from "../phrasings/phrasings-of";
import { UNDERSTOOD_LANGUAGES } from "../understood-language";
import { asAsked, asPassage } from "./meanings";
import type { Example } from "./trained-subjects";

/** What a passage is asked by, as the network takes it: its title, unless many pages have one like it, and its phrasings. */
export const askedTexts = (passage: Passage) =>
  [...(passage.page ? [] : [passage.title]), ...(phrasingsOf(passage) ?? [])].map(asAsked);

/** The texts of the help, of what it has nothing on, of distress and of one's own records, English and French, each with its subject. */
export function helpExamples(passages: readonly Passage[]): Example[] {
  const inTurn = UNDERSTOOD_LANGUAGES.flatMap((one) =>
    passages.filter(({ language = "en" }) => language === one),
  );
  const ofHelp = inTurn.flatMap((passage) => {
    const texts = [...askedTexts(passage), asPassage(passage.title, passage.text)];
    return texts.map((text) => ({ subject: passageSubject(passage), text }));
  });
  const ofElsewhere = Object.values(ELSEWHERE).flatMap((groups) =>
    groups.flatMap((texts, at) =>
      texts.map((text) => ({ subject: elsewhereSubject(at), text: asAsked(text) })),
    ),
  );
  const ofDistress = DISTRESS.map((text) => ({ subject: DISTRESS_SUBJECT, text: asAsked(text) }));
  const ofOwn = UNDERSTOOD_LANGUAGES.flatMap((language) =>
    [OWN_PHRASINGS, OWN_SPEECH].flatMap((of) =>
      Object.entries(of[language]).flatMap(([asks, phrasings]) =>
        phrasings.map((phrasing) => ({
          subject: ownSubject(asks as Phrased),
          text: asAsked(asMeant(phrasing, language)),
        })),
      ),
    ),
  );
  const all = [...ofHelp, ...ofElsewhere, ...ofDistress, ...ofOwn].map(
    (one) => [`${one.subject}\t${one.text}`, one] as const,
  );
  return [...new Map(all).values()];
}

/** Every text of the help whose meaning is stored, in English and French. */
export const helpTexts = (passages: readonly Passage[]): string[] => [
  ...new Set(helpExamples(passages).map(({ text }) => text)),
];
