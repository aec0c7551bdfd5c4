const [UNDER_18, GROWN] = [
  "Which line of the Canadian return?",
  "My child is 18 or older: who claims?",
] as const;

const ENGLISH = [
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
  "eighteen nineteen twenty",
];
const FRENCH = [
  "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept",
  "dix-huit dix-neuf vingt",
];
/** Ages in words, from one to twenty. */
const IN_WORDS: ReadonlyMap<string, number> = new Map(
  [ENGLISH, FRENCH].flatMap((list) =>
    list.flatMap((words) => words.split(" ")).map((word, at) => [word, at + 1] as const),
  ),
);
const AGE = `(\\d{1,2}|${[...IN_WORDS.keys()].sort((a, b) => b.length - a.length).join("|")})`;
const CHILD =
  /\b(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|toddler|baby|teen(?:ager)?)\b|(?<!\p{L})(?:fils|filles?|enfants?|garçons?|gars|bébé|ado|petite?)(?!\p{L})/iu;
const NAMED = [
  new RegExp(`(?<![\\d\\p{L}-])${AGE}[ -]years?[ -]olds?\\b`, "iu"),
  new RegExp(
    `\\b(?:is|turn(?:s|ed)|aged?|just)(?: now| only| already)? ${AGE}(?![\\d\\p{L}-]|[ -](?:of|dollars?|receipts?))`,
    "iu",
  ),
  new RegExp(`(?<![\\d\\p{L}-])${AGE} ans(?!\\p{L})`, "iu"),
];

/** The age of a child that a question names, in figures or in words up to twenty; `null` where it names none. */
export function childsAge(question: string): number | null {
  if (!CHILD.test(question)) return null;
  for (const pattern of NAMED) {
    const named = question.match(pattern)?.[1]?.toLowerCase();
    if (named) return IN_WORDS.get(named) ?? Number(named);
  }
  return null;
}

/** The subject that a child's age decides between, of the two that answer for children in Canada (chat-31). */
export function subjectByAge(subject: string, question: string): string {
  if (subject !== UNDER_18 && subject !== GROWN) return subject;
  const age = childsAge(question);
  if (age === null) return subject;
  return age < 18 ? UNDER_18 : GROWN;
}
