/** Letters that text recognition takes for others where the number of letters changes: `read for printed`. */
const MISREAD: readonly (readonly [string, string])[] = [
  ["u", "li"],
  ["u", "il"],
  ["li", "u"],
  ["ii", "u"],
  ["m", "rn"],
  ["rn", "m"],
  ["m", "in"],
  ["in", "m"],
  ["d", "cl"],
  ["cl", "d"],
  ["vv", "w"],
  ["h", "li"],
  ["n", "ri"],
  ["ri", "n"],
];
/** A shorter token has too many other words one misreading away. */
const FROM_LETTERS = 5;

/** The tokens that may have been printed where one was read: "craqueuns" for "craquelins". */
export function misreadings(token: string): readonly string[] {
  if (token.length < FROM_LETTERS) return [];
  return MISREAD.flatMap(([read, printed]) => {
    const meant: string[] = [];
    for (let at = token.indexOf(read); at !== -1; at = token.indexOf(read, at + 1))
      meant.push(token.slice(0, at) + printed + token.slice(at + read.length));
    return meant;
  });
}
