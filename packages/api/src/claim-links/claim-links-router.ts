import { claimIdInput } from "@gf-ledger/claim/file/claim-input";
import {
  claimLinksInput,
  claimLinksSchema,
  endedClaimLinksSchema,
  madeClaimLinkSchema,
  newClaimLinkInput,
  openClaimLinkInput,
  openedClaimLinkSchema,
  ownedClaimLinksSchema,
} from "@gf-ledger/claim/file/claim-link";
import { answerOf } from "../refusals/refusal-error";
import {
  freshProtectedProcedure,
  protectedProcedure,
  publicProcedure,
  router,
  sessionProcedure,
} from "../trpc/trpc";
import { createClaimLink } from "./create-claim-link";
import {
  listClaimLinks,
  listOwnedClaimLinks,
  revokeClaimLink,
  revokeOwnedClaimLinks,
} from "./list-claim-links";
import { openClaimLink } from "./open-claim-link";

/** Read-only links to one claim, for an accountant (claim-26). */
export const claimLinksRouter = router({
  list: protectedProcedure
    .input(claimLinksInput)
    .output(claimLinksSchema)
    .query(async ({ ctx, input }) => answerOf(await listClaimLinks(ctx, input))),
  create: freshProtectedProcedure
    .input(newClaimLinkInput)
    .output(madeClaimLinkSchema)
    .mutation(async ({ ctx, input }) => answerOf(await createClaimLink(ctx, input))),
  revoke: protectedProcedure
    .input(claimIdInput)
    .output(claimIdInput)
    .mutation(async ({ ctx, input }) => answerOf(await revokeClaimLink(ctx, input))),
  listOwned: sessionProcedure.output(ownedClaimLinksSchema).query(({ ctx }) => listOwnedClaimLinks(ctx)),
  revokeOwned: sessionProcedure
    .output(endedClaimLinksSchema)
    .mutation(({ ctx }) => revokeOwnedClaimLinks(ctx)),
  open: publicProcedure
    .input(openClaimLinkInput)
    .output(openedClaimLinkSchema)
    .mutation(async ({ ctx, input }) => answerOf(await openClaimLink(ctx, input))),
});
