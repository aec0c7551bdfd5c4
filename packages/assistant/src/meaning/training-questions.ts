import { readFileSync } from "node:fs";
import path from "node:path";
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from "../understood-language";
import { asAsked } from "./meanings";
import { sentenceModelFolder } from "./model-files";
import type { Example } from "./trained-subjects";

/** A question in everyday speech, from which the subjects are learnt; it is no phrasing, and no answer is quoted from it. */
export interface TrainingQuestion {
  readonly language: UnderstoodLanguage;
  readonly text: string;
  /** The subjects of which each answers it. */
  readonly subjects: readonly string[];
  /** Every fifth is never learnt from: by these weights and distances are chosen. */
  readonly isSetAside: boolean;
}

/** How many questions lie between two that are set aside. */
const EVERY = 5;

/** The questions of a file in which a line `# subject / subject` stands above those of it. */
function questionsOf(language: UnderstoodLanguage, file: string): TrainingQuestion[] {
  let subjects: readonly string[] = [];
  const questions: { text: string; subjects: readonly string[] }[] = [];
  for (const line of file.split("\n").map((one) => one.trim())) {
    if (line.startsWith("# ")) subjects = line.slice(2).split(" / ");
    else if (line !== "") questions.push({ text: line, subjects });
  }
  return questions.map((one, at) => ({ ...one, language, isSetAside: at % EVERY === EVERY - 1 }));
}

/** All training questions, in English and French. Only commands and tests read them. */
export const trainingQuestions = (): readonly TrainingQuestion[] =>
  UNDERSTOOD_LANGUAGES.flatMap((language) => {
    const file = path.join(sentenceModelFolder(), "..", "training", `${language}.txt`);
    return questionsOf(language, readFileSync(file, "utf8"));
  });

/** The training questions that are learnt from, once for each subject that answers them. */
export const learntExamples = (): Example[] =>
  trainingQuestions()
    .filter(({ isSetAside }) => !isSetAside)
    .flatMap(({ text, subjects }) => subjects.map((subject) => ({ subject, text: asAsked(text) })));
