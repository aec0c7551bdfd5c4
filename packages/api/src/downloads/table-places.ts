import { type FreePlace, PlacesInTurn } from "@gf-ledger/bounded-process/places-in-turn";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { answerOf } from "../refusals/refusal-error";

/** Tables that the server itself writes, some rows at a time as they are taken. */
const places = new PlacesInTurn({ atOnce: 4, maxWaitingOfOwner: 2, waitMs: 20_000 });

/** Gives the caller's account its place among the tables that are downloaded. @throws AppError where it has none */
export async function placeForTable({ actor }: Pick<SignedInContext, "actor">): Promise<FreePlace> {
  const free = await places.take(actor.scope.userId);
  return free ?? answerOf(refused("too_many_downloads"));
}
