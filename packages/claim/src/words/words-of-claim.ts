import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Language, LOCALE_FACTS, type Locale, localeOfPlace } from "@gf-ledger/domain/edition/locale";
import { ADJUSTMENT_EFFECT_WORDS } from "./adjustment-words";
import { ADJUSTMENT_EFFECT_WORDS_FR } from "./adjustment-words.fr";
import { FORMULA_WORDS } from "./formula-words";
import { FORMULA_WORDS_FR } from "./formula-words.fr";
import { LINE_WORDS, PART_WORDS } from "./line-words";
import { LINE_WORDS_FR, PART_WORDS_FR } from "./line-words.fr";
import { STEP_WORDS, WAY_TO_REPORT_WORDS } from "./step-words";
import { STEP_WORDS_FR, WAY_TO_REPORT_WORDS_FR } from "./step-words.fr";
import {
  NOT_PAID_WORDS,
  STATE_FLOOR_WORDS,
  STATE_NOTE_WORDS,
  US_OUTCOME_WORDS,
  WHY_CLAIMANT_WORDS,
  WORTH_QUESTION_WORDS,
} from "./worth-words";
import {
  NOT_PAID_WORDS_FR,
  STATE_FLOOR_WORDS_FR,
  STATE_NOTE_WORDS_FR,
  US_OUTCOME_WORDS_FR,
  WHY_CLAIMANT_WORDS_FR,
  WORTH_QUESTION_WORDS_FR,
} from "./worth-words.fr";

const ENGLISH = {
  adjustmentEffect: ADJUSTMENT_EFFECT_WORDS,
  formula: FORMULA_WORDS,
  line: LINE_WORDS,
  notPaid: NOT_PAID_WORDS,
  part: PART_WORDS,
  stateNote: STATE_NOTE_WORDS,
  stateFloor: STATE_FLOOR_WORDS,
  step: STEP_WORDS,
  usOutcome: US_OUTCOME_WORDS,
  wayToReport: WAY_TO_REPORT_WORDS,
  whyClaimant: WHY_CLAIMANT_WORDS,
  worthQuestion: WORTH_QUESTION_WORDS,
} as const;

/** What the rules of a claim say, by their keys. */
export type WordsOfClaim = typeof ENGLISH;

const FRENCH: WordsOfClaim = {
  adjustmentEffect: ADJUSTMENT_EFFECT_WORDS_FR,
  formula: FORMULA_WORDS_FR,
  line: LINE_WORDS_FR,
  notPaid: NOT_PAID_WORDS_FR,
  part: PART_WORDS_FR,
  stateNote: STATE_NOTE_WORDS_FR,
  stateFloor: STATE_FLOOR_WORDS_FR,
  step: STEP_WORDS_FR,
  usOutcome: US_OUTCOME_WORDS_FR,
  wayToReport: WAY_TO_REPORT_WORDS_FR,
  whyClaimant: WHY_CLAIMANT_WORDS_FR,
  worthQuestion: WORTH_QUESTION_WORDS_FR,
};

const WORDS: Readonly<Record<Language, WordsOfClaim>> = { en: ENGLISH, fr: FRENCH };

/** The words of a claim's rules in a language; an edition stands for its English. */
export function wordsOfClaim(place: Edition | Locale): WordsOfClaim {
  return WORDS[LOCALE_FACTS[localeOfPlace(place)].language];
}
