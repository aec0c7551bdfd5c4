import { z } from "zod";
import type { ClaimRecord } from "../claim-records";
import { ID } from "./ids-in-text";

/** What a snapshot names: every id once, and the owner of the account that it comes from. */
export interface IdsOfSnapshot {
  readonly ids: readonly string[];
  readonly owner: string | null;
}

const peopleSchema = z.object({ people: z.array(z.object({ id: z.string(), relation: z.string() })) });

/** Read apart from the server's thread: a snapshot may be large. */
export function idsOfSnapshot({ snapshot, snapshotIds }: ClaimRecord): IdsOfSnapshot {
  if (snapshot === null) return { ids: [], owner: null };
  const { people } = peopleSchema.parse(JSON.parse(snapshot));
  const owner = people.find(({ relation }) => relation === "self")?.id;
  return {
    ids: [...new Set(snapshot.match(ID))],
    owner: owner === undefined ? null : (snapshotIds?.[owner] ?? owner),
  };
}
