import { returnedName } from "@gf-ledger/domain/line-item/returned-name";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import type { StoredLine } from "../../claims/basis/stored-line";
import { mapInTurns, turns } from "../../in-turns";

type Size = Pick<StoredLine, "size" | "unit">;

/** The only size in which a product was bought; `null` where there are several, or none is known. */
async function onlySizes(lines: readonly StoredLine[]): Promise<ReadonlyMap<string, Size | null>> {
  const nextLine = turns();
  const sizes = new Map<string, Size | null>();
  for (const { kind, name, size, unit, soldByWeight } of lines) {
    await nextLine();
    if (kind === "return" || soldByWeight) continue;
    const key = spellingKey(name);
    const known = sizes.get(key);
    const same = known === undefined || (known?.size === size && known?.unit === unit);
    sizes.set(key, same ? { size, unit } : null);
  }
  return sizes;
}

/**
 * The lines under the names of their products, each return in the row that it lowers (claim-21): a return of a
 * known purchase has that purchase's name and size, any other the name behind its return word, and where it
 * says no size the one that was bought. What was weighed keeps its own weight.
 */
export async function linesByProduct(
  printed: readonly StoredLine[],
  nameOf: (name: string) => string,
): Promise<StoredLine[]> {
  const lines = await mapInTurns(printed, (line) => {
    const name = nameOf(line.kind === "return" ? returnedName(line.name) : line.name);
    // Most keep their name: a copy of each would double what a long year takes.
    return name === line.name ? line : { ...line, name };
  });
  const byId = new Map(lines.map((line) => [line.id, line]));
  const sizes = await onlySizes(lines);
  return mapInTurns(lines, (line) => {
    if (line.kind !== "return") return line;
    const purchase = line.returnOfId === null ? undefined : byId.get(line.returnOfId);
    const name = purchase?.name ?? line.name;
    const bought = purchase ?? (line.size === null ? sizes.get(spellingKey(name)) : null);
    const { size, unit } = line.soldByWeight || !bought ? line : bought;
    return { ...line, name, size, unit };
  });
}
