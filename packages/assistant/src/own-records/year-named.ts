const YEAR = /(?<!\d)20\d\d(?!\d)/g;
const LAST = /(?<!\p{L})(?:last (?:tax )?year|l[’']an(?:née)? (?:derni(?:er|ère)|passée?))(?!\p{L})/giu;
/** A year that only one end of the time asked about is: "since 2023", "than in 2024", "plus cher que l’an dernier". */
const ONE_END = new RegExp(
  [
    String.raw`(?<!\p{L})(?:since|than|compared (?:to|with)|depuis|que|qu[’']|par rapport à) ?(?:in |it was in |en )?`,
    String.raw`(?:20\d\d|last (?:tax )?year|l[’']an(?:née)? (?:derni(?:er|ère)|passée?))(?![\p{L}\d])`,
  ].join(""),
  "iu",
);
const CURRENT = /(?<!\p{L})(?:(?:in )?this (?:tax )?year|cette année)(?!\p{L})/giu;
/** A part of the year, which the records are not added up by. */
const SEASON = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "(?:last|this|in|over) (?:the )?(?:winter|spring|summer|fall|autumn)",
    "since (?:january|new year)",
    "(?:l[’'](?:hiver|été|automne)|(?:le|ce) printemps|cet (?:hiver|été|automne))(?: (?:dernier|passé))?",
    "depuis (?:janvier|le jour de l[’']an|le début de l[’']année)",
  ].join("|")})(?!\p{L})`,
  "giu",
);
const SO_FAR =
  /(?<!\p{L})(?:so far|until now|to date|jusqu[’'](?:ici|à (?:présent|maintenant))|à (?:ce jour|date))(?!\p{L})/giu;

interface YearNamed {
  /** `null` where none is named. */
  readonly year: number | null;
  /** The question without its words of time. */
  readonly rest: string;
}

/** The tax year that a question names; `null` in place of all where it names two, or one end of several. */
export function yearNamed(question: string, currentYear: number): YearNamed | null {
  if (ONE_END.test(question)) return null;
  const spoken = [
    ...(question.match(YEAR) ?? []).map(Number),
    ...(question.match(LAST) ?? []).map(() => currentYear - 1),
    ...(question.match(CURRENT) ?? []).map(() => currentYear),
  ];
  const years = [...new Set(spoken)];
  if (years.length > 1) return null;
  const rest = question
    .replace(/\b(?:in|for|of|en|pour|de) (?=20\d\d)/gi, " ")
    .replace(YEAR, " ")
    .replace(LAST, " ")
    .replace(CURRENT, " ")
    .replace(SEASON, " ")
    .replace(SO_FAR, " ");
  return { year: years[0] ?? null, rest };
}
