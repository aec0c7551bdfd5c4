/** One expression that fits where any of these does, in capitals or not. */
const anyOf = (...expressions: readonly RegExp[]): RegExp =>
  new RegExp(expressions.map(({ source }) => source).join("|"), "iu");

/** What a passage takes for granted, as a question denies it in English and French. */
const DENIED: Readonly<Record<string, RegExp>> = {
  // Who asks what they are talking with wants nobody else.
  "How do I contact support?":
    /\b(?:am i|i['’]m) (?:talking|chatting|speaking)\b|(?<!\p{L})(?:je parle|je clavarde|je discute) (?:à|avec)(?!\p{L})/iu,
  // A deadline is no limit of the plan.
  "When does the monthly receipt limit start anew?": /\bdeadline\b|(?<!\p{L})dates? limites?(?!\p{L})/iu,
  "Which partner claims in Canada?": anyOf(
    /\b(?:no|without an?|never had an?|do(?:n['’]t| not) have an?|haven['’]t got an?) (?:spouse|partner|husband|wife)\b/,
    /\b(?:i am|i'm) (?:single|unmarried|a widow(?:er)?)\b/,
    /(?<!\p{L})(?:pas de|sans) (?:conjointe?|mari|femme|partenaire)(?!\p{L})/u,
    /(?<!\p{L})je suis (?:célibataire|veuf|veuve)/u,
  ),
  "My child is 18 or older: who claims?":
    /\b(?:no|without) (?:kids?|child(?:ren)?)\b|\bdo(?:n['’]t| not) have (?:any |a )?(?:kids?|child(?:ren)?)\b|(?<!\p{L})(?:pas d['’]|sans )enfants?(?!\p{L})/iu,
  "What if insurance or an employer paid it back?":
    /\b(?:no|without|don['’]t have|do not have)(?: any)? (?:insurance|benefits)\b|\bnobody paid\b|(?<!\p{L})(?:pas d['’]|sans )assurances?(?!\p{L})|personne ne (?:m['’]a|nous a) remboursé/iu,
  "What if insurance paid it back in the United States?":
    /\b(?:no|without|don['’]t have|do not have)(?: any)? (?:insurance|benefits)\b|\bnobody paid\b/iu,
};

const CREDIT_OF_ONE = /^What is the medical credit of /;
const PROVINCES = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "alberta|british columbia|colombie-britannique|b\\.?c\\.?|c\\.-b\\.|manitoba|new brunswick|nouveau-brunswick",
    "newfoundland|terre-neuve|nova scotia|nouvelle-écosse|ontario|prince edward island|île-du-prince-édouard",
    "qu[ée]bec|saskatchewan|nunavut|yukon",
  ].join("|")})(?!\p{L})`,
  "giu",
);

/** Whether a question is about several provinces, and a passage about one of them. */
const isOfOneProvince = (subject: string, question: string): boolean =>
  CREDIT_OF_ONE.test(subject) &&
  new Set(question.match(PROVINCES)?.map((name) => name.toLowerCase())).size > 1;

/** Whether a question says that what a passage on this subject takes for granted is not so (chat-30). */
export const isDenied = (subject: string, question: string): boolean =>
  DENIED[subject]?.test(question) === true || isOfOneProvince(subject, question);
