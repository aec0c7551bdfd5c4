/** A recorded word as the papers say it; one that is not known stays, as a person's name does. */
export function saidAs(words: Readonly<Record<string, string>>, recorded: string): string {
  return words[recorded] ?? recorded;
}
