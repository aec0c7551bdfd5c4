import { setImmediate } from "node:timers/promises";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Passage } from "../assistant";
import { askedTexts } from "../meaning/help-texts";
import { asMeaning, likenessOf, type Meaning, middleOf } from "../meaning/meaning";
import { asAsked, asPassage, type Meanings } from "../meaning/meanings";
import { DISTRESS, DISTRESS_SUBJECT } from "../phrasings/distress";
import { ELSEWHERE, elsewhereSubject } from "../phrasings/elsewhere";
import { passageSubject } from "../phrasings/phrasings-of";
import type { UnderstoodLanguage } from "../understood-language";
import { phrasingIndexInTurns } from "./phrasing-index";
import { formOf, formsAmong, type QuestionForm } from "./question/question-form";
import { termsIn } from "./question/words";

export interface FoundPassage {
  readonly passage: Passage;
  /** How like the question's words are to the nearest of the passage's phrasings, 0 to 1. */
  readonly likeness: number;
  /** How near it is by meaning and by words together; `null` where meanings are not known. */
  readonly nearness: number | null;
  /** How usual it is that the passage is asked in the question's form, 0 to 1; 1 where the question shows none. */
  readonly formed: number;
}

export interface Found {
  /** The passages of an edition that may answer, the likeliest first. */
  readonly passages: readonly FoundPassage[];
  /** How near the question is to what the help has nothing on (chat-24); 0 where meanings are not known. */
  readonly elsewhere: number;
  /** Whether it is nearest to the words of somebody in distress (chat-38). */
  readonly isDistressed: boolean;
}

export interface PassageIndex {
  /** Makes ready what the first search needs, some passages at a time, so that nobody's call waits for all. */
  open(): Promise<void>;
  search(question: string, edition: Edition): Promise<Found>;
}

/** What each vote is worth beside that of the nearest title or phrasing, measured in docs/assistant.md. */
const WEIGHT = {
  ofText: 0.5,
  ofSubject: 0.5,
  ofLearnt: 0.1,
  ofWords: 0.4,
  ofForm: 0.3,
  ofHeard: 0.5,
} as const;
/** Below this a passage has nothing to do with what was asked. */
const NEAR = 0.7;
/** How much nearer what the help has nothing on has to be, for nothing of the help to be near at all. */
const BEYOND = 0.1;
/**
 * How near a question has to be to the words of somebody in distress, and how far clear of everything else: chosen so
 * that none of the open table's and the training questions is taken for one.
 */
const DISTRESSED = { near: 2.15, clear: 0.2 } as const;

/** How many passages or subjects are made ready before others have their turn. */
const AT_ONCE = 8;

/** What a question is compared with: the texts that ask for something, what answers them, and what was learnt of it. */
interface Target {
  readonly asked: readonly Meaning[];
  readonly told: Meaning | null;
  readonly middle: Meaning;
  /** What people asked of it in everyday speech; a subject that nobody asks for has none. */
  readonly heard: readonly Meaning[];
  readonly learnt: Float32Array | null;
  readonly forms: ReadonlyMap<QuestionForm, number>;
}

/** All that a question is compared with by its meaning. */
interface Known {
  readonly passages: readonly Target[];
  readonly elsewhere: readonly Target[];
  readonly distress: Target;
}

/** What is made of each, with a turn for others in between. */
async function eachInTurn<One, Made>(all: readonly One[], make: (one: One) => Made): Promise<Made[]> {
  const results: Made[] = [];
  for (const [at, one] of all.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    results.push(make(one));
  }
  return results;
}

/** Makes something when it is first asked for, and again where that failed. */
function madeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

const nearestOf = (meaning: Meaning, texts: readonly Meaning[]) =>
  texts.reduce((nearest, one) => Math.max(nearest, likenessOf(meaning, one)), 0);

const formedAs = (form: QuestionForm | null, { forms }: Target) => (form ? (forms.get(form) ?? 0) : 1);

/** The votes for a target together, but for that of the words. */
function nearnessOf(meaning: Meaning, form: QuestionForm | null, target: Target): number {
  const { asked, told, middle, heard, learnt } = target;
  return (
    nearestOf(meaning, asked) +
    WEIGHT.ofText * likenessOf(meaning, told ?? middle) +
    WEIGHT.ofSubject * likenessOf(meaning, middle) +
    WEIGHT.ofHeard * nearestOf(meaning, heard) +
    WEIGHT.ofLearnt * (learnt ? likenessOf(meaning, learnt) : 0) +
    WEIGHT.ofForm * formedAs(form, target)
  );
}

/** An index in memory over titles, phrasings and texts, by their meanings and by their words. */
export function createPassageIndex(
  passages: readonly Passage[],
  language: UnderstoodLanguage,
  meanings: Meanings,
): PassageIndex {
  const meaningsOf = (texts: readonly string[]) => texts.flatMap((text) => meanings.ofText(text) ?? []);

  /** What all texts that ask for a subject have in common. */
  function subjectTarget(subject: string, texts: readonly string[], asked = meaningsOf(texts)) {
    const middle = asMeaning(middleOf(asked));
    const [heard, learnt] = [meanings.ofHeard(subject), meanings.ofSubject(subject)];
    return { asked, middle, heard, learnt, forms: formsAmong(language, texts) };
  }

  async function made(): Promise<Known> {
    const asking = await eachInTurn(passages, (passage) => {
      const texts = askedTexts(passage);
      return { passage, subject: passageSubject(passage), texts, asked: meaningsOf(texts) };
    });
    const bySubject = new Map<string, typeof asking>();
    for (const one of asking) bySubject.set(one.subject, [...(bySubject.get(one.subject) ?? []), one]);
    const subjects = new Map(
      await eachInTurn([...bySubject], ([subject, all]) => {
        const texts = all.flatMap((one) => one.texts);
        const asked = all.flatMap((one) => one.asked);
        return [subject, subjectTarget(subject, texts, asked)] as const;
      }),
    );
    const targets = asking.map(({ passage, subject, asked }): Target => {
      const told = meanings.ofText(asPassage(passage.title, passage.text));
      return { ...(subjects.get(subject) ?? subjectTarget(subject, [])), asked, told };
    });
    /** What is asked in texts that are in everyday speech themselves, and that nothing of the help answers. */
    const unanswered = (subject: string, texts: readonly string[]): Target => {
      const target = subjectTarget(subject, texts.map(asAsked));
      return { ...target, heard: [...target.heard, ...target.asked], told: null };
    };
    const elsewhere = ELSEWHERE[language].map((texts, at) => unanswered(elsewhereSubject(at), texts));
    const distress = unanswered(DISTRESS_SUBJECT, DISTRESS);
    return { passages: targets, elsewhere, distress };
  }

  const openWords = madeOnce(() => phrasingIndexInTurns(passages, language));
  const open = madeOnce(made);

  return {
    async open() {
      await openWords();
      await open();
    },
    async search(question, edition) {
      const likenessesTo = await openWords();
      const likenesses = likenessesTo(termsIn(language, question));
      const meaning = question === "" ? null : await meanings.ofQuestion(question);
      const targets = meaning ? await open() : null;
      const form = formOf(language, question);
      const found = passages.flatMap((passage, at): FoundPassage[] => {
        const mayBeShown = passage.edition === "both" || passage.edition === edition;
        const likeness = likenesses.get(at) ?? 0;
        const target = targets?.passages[at];
        const nearness =
          meaning && target ? nearnessOf(meaning, form, target) + WEIGHT.ofWords * likeness : null;
        const isNear = nearness === null ? likeness > 0 : nearness >= NEAR;
        const formed = target ? formedAs(form, target) : 1;
        return mayBeShown && isNear ? [{ passage, likeness, nearness, formed }] : [];
      });
      found.sort((a, b) => (b.nearness ?? b.likeness) - (a.nearness ?? a.likeness));
      const beside = meaning ? (targets?.elsewhere ?? []).map((one) => nearnessOf(meaning, form, one)) : [];
      const elsewhere = Math.max(0, ...beside);
      const isBeyond = elsewhere > (found[0]?.nearness ?? 0) + BEYOND;
      const distress = meaning && targets ? nearnessOf(meaning, form, targets.distress) : 0;
      const next = Math.max(elsewhere, found[0]?.nearness ?? 0);
      const isDistressed = distress >= DISTRESSED.near && distress - next >= DISTRESSED.clear;
      return { passages: isBeyond ? [] : found, elsewhere, isDistressed };
    },
  };
}
