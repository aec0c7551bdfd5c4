import { isReturnWord, nameOf } from "../lines/line-roles";
import { noteForPrice } from "../lines/quantity-lines";
import { similarity } from "../words/edit-distance";
import { lettersOnly } from "../words/glyphs";
import { type Assembly, countedItems, type LineRead, waitingName, withItem } from "./assembly-state";
import { withoutWaitingName } from "./ended-waits";

const ALIKE = 0.7;

/** Whether an item of this price was read above, of a similar name where one is given. */
export function wasBought(assembly: Assembly, cents: number, label: string | null): boolean {
  const name = label === null ? null : lettersOnly(label);
  return countedItems(assembly).some(
    (item) =>
      item.cents === Math.abs(cents) && (name === null || similarity(lettersOnly(item.name), name) >= ALIKE),
  );
}

/** With an article that was given back: an item of its own, whose price is negative. */
export function withReturn(assembly: Assembly, { line, cents }: LineRead): Assembly {
  const taken = -Math.abs(cents);
  const note = noteForPrice(line.label, Math.abs(cents));
  const next = assembly.takesBack === "once" ? "no" : assembly.takesBack;
  const above = waitingName(assembly);
  const isBare = line.word === "return" ? isReturnWord(line.label) : line.letters === 0;
  if (above && isBare && line.index - above.index <= 2) {
    const read = { name: nameOf(above), cents: taken, priceLine: line, names: [above], note };
    return { ...withItem(assembly, read), takesBack: next };
  }
  const read = { name: nameOf(line), cents: taken, priceLine: line, names: [], note };
  return { ...withItem(withoutWaitingName(assembly, line), read), takesBack: next };
}

/** Whether a reduction takes an article back: below the word that says so, or by the article's own name. */
export function takesArticleBack(assembly: Assembly, { line, cents }: LineRead): boolean {
  if (cents >= 0 || line.word === "deposit") return false;
  const isNamed = wasBought(assembly, cents, nameOf(line));
  if (assembly.takesBack !== "no") return line.word !== "discount" || isNamed;
  return (line.word !== "discount" && isNamed) || waitingName(assembly)?.word === "return";
}
