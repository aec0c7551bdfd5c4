import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { Passage } from "../assistant";
import { askedTexts } from "../meaning/help-texts";
import { asMeaning, likenessOf, type Meaning, middleOf } from "../meaning/meaning";
import { asAsked, asPassage, type Meanings } from "../meaning/meanings";
import { ELSEWHERE } from "../phrasings/elsewhere";
import { passageSubject } from "../phrasings/phrasings-of";
import type { UnderstoodLanguage } from "../understood-language";
import { createPhrasingIndex } from "./phrasing-index";
import { termsIn } from "./words";

export interface FoundPassage {
  readonly passage: Passage;
  /** How like the question's words are to the nearest of the passage's phrasings, 0 to 1. */
  readonly likeness: number;
  /** How near it is by meaning and by words together; `null` where meanings are not known. */
  readonly nearness: number | null;
}

export interface PassageIndex {
  /** The passages of an edition that may answer, the likeliest first; none where the question is nearer to what the help has nothing on. */
  search(question: string, edition: Edition): Promise<FoundPassage[]>;
}

/** What each vote is worth beside that of the nearest title or phrasing, measured in docs/assistant.md. */
const WEIGHT = { ofText: 0.5, ofSubject: 0.5, ofWords: 0.2 } as const;
/** Below this a passage has nothing to do with what was asked. */
const NEAR = 0.35;

interface Known {
  readonly asked: readonly Meaning[];
  readonly told: Meaning | null;
}

const nearestOf = (meaning: Meaning, texts: readonly Meaning[]) =>
  texts.reduce((nearest, one) => Math.max(nearest, likenessOf(meaning, one)), 0);

/** An index in memory over titles, phrasings and texts, by their meanings and by their words. */
export function createPassageIndex(
  passages: readonly Passage[],
  language: UnderstoodLanguage,
  meanings: Meanings,
): PassageIndex {
  const likenessesTo = createPhrasingIndex(passages, language);
  let known: {
    readonly passages: readonly Known[];
    readonly subjects: ReadonlyMap<string, Meaning>;
    readonly elsewhere: readonly Meaning[];
  } | null = null;

  function open() {
    if (known) return known;
    const all = passages.map((passage) => ({
      asked: askedTexts(passage).flatMap((text) => meanings.ofText(text) ?? []),
      told: meanings.ofText(asPassage(passage.title, passage.text)),
    }));
    const bySubject = new Map<string, Meaning[]>();
    passages.forEach((passage, at) => {
      const subject = passageSubject(passage);
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), ...(all[at]?.asked ?? [])]);
    });
    const subjects = new Map([...bySubject].map(([subject, asked]) => [subject, asMeaning(middleOf(asked))]));
    const elsewhere = ELSEWHERE[language].flatMap((text) => meanings.ofText(asAsked(text)) ?? []);
    known = { passages: all, subjects, elsewhere };
    return known;
  }

  /** The votes for each passage together; `null` where the question's meaning can't be had. */
  async function nearnesses(question: string, likenesses: ReadonlyMap<number, number>) {
    const meaning = await meanings.ofQuestion(question);
    if (!meaning) return null;
    const { passages: all, subjects, elsewhere } = open();
    const nearests = all.map(({ asked }) => nearestOf(meaning, asked));
    if (nearestOf(meaning, elsewhere) > Math.max(...nearests)) return all.map(() => 0);
    return all.map(({ told: reported }, at) => {
      const nearest = nearests[at] ?? 0;
      const subject = subjects.get(passageSubject(passages[at] as Passage));
      return (
        nearest +
        WEIGHT.ofText * (reported ? likenessOf(meaning, reported) : 0) +
        WEIGHT.ofSubject * (subject ? likenessOf(meaning, subject) : 0) +
        WEIGHT.ofWords * (likenesses.get(at) ?? 0)
      );
    });
  }

  return {
    async search(question, edition) {
      const likenesses = likenessesTo(termsIn(language, question));
      const near = question === "" ? null : await nearnesses(question, likenesses);
      return passages
        .flatMap((passage, at): FoundPassage[] => {
          const mayBeShown = passage.edition === "both" || passage.edition === edition;
          const likeness = likenesses.get(at) ?? 0;
          const nearness = near ? (near[at] ?? 0) : null;
          const isNear = nearness === null ? likeness > 0 : nearness >= NEAR;
          return mayBeShown && isNear ? [{ passage, likeness, nearness }] : [];
        })
        .sort((a, b) => (b.nearness ?? b.likeness) - (a.nearness ?? a.likeness));
    },
  };
}
