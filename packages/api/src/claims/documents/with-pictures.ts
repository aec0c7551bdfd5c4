import type { DocumentComparator } from "@gf-ledger/documents/claim/claim-documents";
import { z } from "zod";
import type { DocumentContext } from "../../context";
import type { FoundComparator } from "./gather-evidence";

const isId = (id: string | null): id is string => z.uuid().safeParse(id).success;

/**
 * The comparators, each with the fingerprint of the picture that the owner took of it (claim-80). A seen price that
 * was removed since has none.
 */
export async function withPictures(
  { database, actor }: DocumentContext,
  found: readonly FoundComparator[],
): Promise<DocumentComparator[]> {
  const ids = [...new Set(found.map(({ observationId }) => observationId).filter(isId))];
  const rows =
    ids.length === 0
      ? []
      : await database.priceObservation.findMany({
          where: { userId: actor.scope.userId, id: { in: ids }, fileSha256: { not: null } },
          select: { id: true, fileSha256: true },
        });
  const pictures = new Map(rows.map(({ id, fileSha256 }) => [id, fileSha256]));
  const comparators = new Map<string, DocumentComparator>();
  for (const { observationId, timesUsed, ...one } of found) {
    const pictureSha256 = (observationId !== null && pictures.get(observationId)) || null;
    const key = JSON.stringify([one, pictureSha256]);
    const used = timesUsed + (comparators.get(key)?.timesUsed ?? 0);
    comparators.set(key, { ...one, pictureSha256, timesUsed: used });
  }
  return [...comparators.values()];
}
