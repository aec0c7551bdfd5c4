import { keptSentence } from "@gf-ledger/messages/kept-sentence";

const ESTIMATED = /^Estimated from (?<figure>.+)$/;
const AGENCY = /^Statistics Canada, table (\S+): /;

/** Whether a figure was estimated from a published one, by how it is kept. */
export const isEstimatedFigure = (origin: string) => ESTIMATED.test(origin);

/** A public figure's name, or how a price was seen; the name that a figure was published under stays. */
export function keptOriginInFrench(origin: string): string {
  const figure = ESTIMATED.exec(origin)?.groups?.figure;
  const said = (name: string) =>
    keptSentence(name.replace(AGENCY, "Statistique Canada, tableau $1\u00A0: "), "fr");
  return figure === undefined ? said(origin) : `Estimé à partir de\u00A0: ${said(figure)}`;
}
