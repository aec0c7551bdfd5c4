/** The years of the law that may be asked about, by what is said after "twenty" or "deux mille". */
const YEARS: readonly (readonly [year: number, english: string, french: string])[] = [
  [2018, "eighteen", "dix-huit"],
  [2019, "nineteen", "dix-neuf"],
  [2020, "twenty", "vingt"],
  [2021, "twenty[ -]one", "vingt[ -]et[ -]un"],
  [2022, "twenty[ -]two", "vingt[ -]deux"],
  [2023, "twenty[ -]three", "vingt[ -]trois"],
  [2024, "twenty[ -]four", "vingt[ -]quatre"],
  [2025, "twenty[ -]five", "vingt[ -]cinq"],
  [2026, "twenty[ -]six", "vingt[ -]six"],
  [2027, "twenty[ -]seven", "vingt[ -]sept"],
  [2028, "twenty[ -]eight", "vingt[ -]huit"],
  [2029, "twenty[ -]nine", "vingt[ -]neuf"],
  [2030, "thirty", "trente"],
];
const SPOKEN_YEARS = YEARS.map(
  ([year, english, french]) =>
    [
      String(year),
      new RegExp(
        [
          `(?<![\\p{L}-])(?:(?:twenty|two thousand(?: and)?)[ -](?:${english})|(?:deux[ -]mille|vingt)[ -](?:${french}))`,
          "(?![\\p{L}]|-\\p{L}| (?:one|two|three|four|five|six|seven|eight|nine|deux|trois|quatre|cinq|sept|huit|neuf)(?!\\p{L}))",
        ].join(""),
        "giu",
      ),
    ] as const,
);

/** The shares that the law has: the threshold's, and that of the American one. */
const SHARES = [
  ["7.5 $1", /\bseven (?:and a half|point five)(?: |-)(per ?cent)\b/gi],
  ["7,5 $1", /(?<!\p{L})sept (?:et demi|virgule cinq)(?: |-)(pour[ -]cent)(?!\p{L})/giu],
] as const;

/**
 * A text with figures in place of a year or a share in words: "twenty twenty-four" is 2024. Other numbers are known by
 * their meaning.
 */
export function yearsAsFigures(text: string): string {
  return [...SPOKEN_YEARS, ...SHARES].reduce(
    (read, [figures, spoken]) => read.replace(spoken, figures),
    text,
  );
}
