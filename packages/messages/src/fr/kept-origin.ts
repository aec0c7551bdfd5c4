const ESTIMATED = /^Estimated from (?<figure>.+)$/;
const AGENCY = /^Statistics Canada, table ([\d-]{1,20}): /;

/**
 * A public figure's name, or how a price was seen, in French; the name that a figure was published under stays.
 * `said` gives a kept sentence in French.
 */
export function keptOrigin(origin: string, said: (english: string) => string): string {
  const figure = ESTIMATED.exec(origin)?.groups?.figure;
  const named = (name: string) => said(name.replace(AGENCY, "Statistique Canada, tableau $1\u00A0: "));
  return figure === undefined ? named(origin) : `Estimé à partir de\u00A0: ${named(figure)}`;
}
