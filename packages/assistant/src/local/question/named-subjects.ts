import { passageSubject } from "../../phrasings/phrasings-of";
import type { Found, FoundPassage } from "../passage-index";

/** A thing that has a passage of its own, by the words that name it, and what does not answer for it. */
interface Named {
  readonly words: RegExp;
  readonly subjects: readonly string[];
  readonly instead: readonly string[];
}

/** What the name of a thing is worth as a vote for the passage that it has of its own. */
const NAMED_VOTE = 0.3;

/** What may be claimed in general. */
const GENERAL = [
  "Who can claim gluten-free food in Canada?",
  "What exactly can be claimed in Canada?",
  "Which food cannot be claimed in Canada?",
  "Can gluten-free food be deducted in the United States?",
  "How much of a product's price counts in the United States?",
];

const food = (words: RegExp, subject: string): Named => ({
  words,
  subjects: [`${subject} in Canada?`, `${subject} in the United States?`],
  instead: GENERAL,
});

/** How much the plan costs is asked by its name, and is no question of what it has in it or how it is bought. */
const PRICE =
  /\b(?:costs?|prices?|priced|pricing|how much|go(?:es)? for|charges?|fees?)\b|(?<!\p{L})(?:combien(?! de)|coûte(?:nt)?|coût|prix|tarifs?)(?!\p{L})/iu;
const PLAN =
  /(?<!\p{L})(?:premium|pro|(?:paid|yearly|annual) (?:plan|version)|subscription|membership|abonnement|forfait|version payante)(?!\p{L})/iu;
/** What makes it another question: what the price pays for, or whether it comes back. */
const MORE = /includ|features?|worth|refund|back|upgrade|compren|inclu|rembours|vaut/iu;

/** Who is eligible, in words that don't say "claim": for whom the credit or "this" is, and whether everybody gets it. */
const WHO_IS_ELIGIBLE = [
  String.raw`\bwho(?:['’]s| is| are| can| could| may| gets?| all| else)?\b.{0,40}\b(?:tax breaks?|write[- ]?offs?|write (?:this|it) off|(?:tax )?credits?|deductions?|advantage of (?:this|it))\b`,
  String.raw`\b(?:what|which) (?:kind|sort|type)s? of (?:person|people|patients?)\b`,
  String.raw`\b(?:does|can|do) (?:everybody|everyone|anybody|anyone|just anyone) (?:get|use|have|do|take) (?:this|it|that)\b`,
  String.raw`\b(?:this|it) (?:only|just) for (?:celiacs|coeliacs|people)\b`,
  String.raw`(?<!\p{L})qui (?:peut|pourrait|a (?:le )?droit|profite|bénéficie).{0,25}(?<!\p{L})(?:ça|cela|crédits?|déductions?|en (?:profiter|bénéficier))(?!\p{L})`,
  String.raw`(?<!\p{L})(?:pour qui|quel(?:le)? (?:genre|sorte|type) de (?:personnes?|gens|monde)|tout le monde (?:y a|a) droit|(?:juste|seulement|rien que) pour les c(?:oe|œ)liaques)(?!\p{L})`,
];
/** A question of one person in particular, or of who sees something. */
const OF_SOMEBODY = String.raw`(?<!\p{L})(?:${[
  "accountant|bookkeeper|cpa|spouse|wife|husband|partner|parents?|mother|father|child(?:ren)?|kids?|sons?|daughters?",
  "sees?|look|data|store|shop|comptable|conjointe?|femme|mari|enfants?|fils|fille|mère|père|voir|voit|données|magasin",
].join("|")})(?!\p{L})`;

const NAMED: readonly Named[] = [
  {
    words: new RegExp(`^(?!.*${OF_SOMEBODY}).*(?:${WHO_IS_ELIGIBLE.join("|")})`, "isu"),
    subjects: [
      "Who can claim gluten-free food in Canada?",
      "Can gluten-free food be deducted in the United States?",
    ],
    instead: [
      "How does my accountant get to see my claim?",
      "Is GF Ledger part of the CRA or the IRS?",
      "Who gets to see my data?",
      "Who may use GF Ledger?",
      "Who is Millie?",
      "Is this chat stored?",
      "For whom can I deduct in the United States?",
    ],
  },
  food(
    /(?<!\p{L})(?:beers?|ales?|lagers?|wines?|ciders?|alcohol\p{L}*|bières?|vins?|cidres?|alcool\p{L}*)(?!\p{L})/iu,
    "Do gluten-free beer and wine count",
  ),
  food(
    /(?<!\p{L}|farine d['’])(?:oats?(?! flours?)|oatmeal|avoine|gruau)(?!\p{L})/iu,
    "Do gluten-free oats count",
  ),
  food(
    /(?<!\p{L})(?:vitamin\p{L}*|supplements?|probiotics?|suppléments|probiotiques?)(?!\p{L})/iu,
    "Do vitamins and supplements count",
  ),
  food(
    /(?<!\p{L})(?:restaurants?|diners?|eat(?:ing)? out|take-?out|dine out|restos?)(?!\p{L})/iu,
    "Do restaurant meals count",
  ),
  {
    words: new RegExp(`^(?=.*(?:${PRICE.source}))(?=.*${PLAN.source})(?!.*(?:${MORE.source}))`, "isu"),
    subjects: ["What does GF Ledger cost?"],
    instead: [
      "What does Premium include?",
      "How do I upgrade to Premium?",
      "How many receipts are free? What the Free plan includes",
    ],
  },
];

/**
 * The passages without those that speak of more than what a question names, where that has a passage of its own
 * (chat-39): of beer, what may be claimed in general is no answer.
 */
export function ofWhatIsNamed(question: string, { passages, elsewhere }: Found): readonly FoundPassage[] {
  const has = (subjects: readonly string[]) =>
    passages.some(({ passage }) => subjects.includes(passageSubject(passage)));
  const [named, ...others] = NAMED.filter(({ words, subjects }) => words.test(question) && has(subjects));
  if (!named || others.length > 0) return passages;
  const isOfNamed = ({ passage }: FoundPassage) => named.subjects.includes(passageSubject(passage));
  const nearest = Math.max(...passages.filter(isOfNamed).map(({ nearness }) => nearness ?? 0));
  // Which beer to buy is no question of what the help has on beer.
  if (elsewhere > nearest - NAMED_VOTE) return passages;
  return passages
    .filter(({ passage }) => !named.instead.includes(passageSubject(passage)))
    .map((found) =>
      isOfNamed(found) && found.nearness !== null
        ? { ...found, nearness: found.nearness + NAMED_VOTE }
        : found,
    );
}
