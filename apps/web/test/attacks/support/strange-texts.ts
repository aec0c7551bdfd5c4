/** Texts that no person types, each as long as asked for. */
export const STRANGE_TEXTS: Readonly<Record<string, (letters: number) => string>> = {
  "letters without a blank": (letters) => "W".repeat(letters),
  "line separators": (letters) => "12:30 \u2028".repeat(Math.ceil(letters / 7)).slice(0, letters),
  "line feeds": (letters) => "\n=1".repeat(Math.ceil(letters / 3)).slice(0, letters),
  NUL: (letters) => `a\u0000${"b".repeat(Math.max(0, letters - 2))}`,
  "marks of direction": (letters) => "\u202Ea\u2066".repeat(Math.ceil(letters / 3)).slice(0, letters),
  "marks upon marks": (letters) => `e${"\u0301".repeat(Math.max(0, letters - 1))}`,
  digits: (letters) => "9".repeat(letters),
  "blanks and a hyphen": (letters) => `${" ".repeat(Math.max(0, letters - 1))}-`,
  "half a character": (letters) => `\ud83c${"x".repeat(Math.max(0, letters - 1))}`,
  "a path of brackets": (letters) => "[{(".repeat(Math.ceil(letters / 3)).slice(0, letters),
};

/** From what hardly a body can carry down to what any field takes. */
export const LENGTHS = [90_000, 2_000, 500, 200, 60] as const;

/** The same at full length, from what no body can carry. */
export const LONGER_LENGTHS = [200_000, 90_000, 10_000, 2_000, 1_000, 500, 200, 60] as const;

const MANY = 10_000;

/** What no field holds, as JSON: nested ten thousand deep, or ten thousand wide. */
export const STRANGE_VALUES: Readonly<Record<string, string>> = {
  "lists within lists": "[".repeat(MANY) + "]".repeat(MANY),
  "records within records": `${'{"a":'.repeat(MANY)}1${"}".repeat(MANY)}`,
  "a record of many keys": `{${Array.from({ length: MANY }, (_, at) => `"k${at}":${at}`).join()}}`,
  "a list of many": `[${"0,".repeat(MANY - 1)}0]`,
  "many lines": JSON.stringify("a\n".repeat(MANY)),
};
