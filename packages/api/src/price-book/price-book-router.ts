import {
  changeObservationInput,
  newObservationInput,
  observationIdInput,
  observationViewSchema,
} from "@gf-ledger/domain/price-book/observation";
import { packageSizesSchema } from "@gf-ledger/domain/price-book/package-photo";
import {
  appliedObservationSchema,
  applyObservationInput,
  checklistInput,
  checklistSchema,
  priceBookInput,
  priceBookSchema,
  shelfPhotoInput,
} from "@gf-ledger/domain/price-book/price-book-view";
import { priceWalkInput, priceWalkSchema } from "@gf-ledger/domain/price-book/price-walk";
import { shelfTagSchema } from "@gf-ledger/domain/price-book/shelf-tag";
import { deleteOwn } from "../records/delete-own";
import { answerOf } from "../refusals/refusal-error";
import { parsedAtOnce } from "../trpc/parsed-at-once";
import { protectedProcedure, reportProcedure, router } from "../trpc/trpc";
import { applyObservation } from "./apply-observation";
import { checklist } from "./checklist";
import { listObservations } from "./list-observations";
import { priceWalk } from "./price-walk";
import { readPackagePhoto } from "./read-package-photo";
import { readShelfPhoto } from "./read-shelf-photo";
import { addObservation, changeObservation } from "./write-observation";

/** The person's own evidence for regular prices, and what a year's claim rests on. */
export const priceBookRouter = router({
  list: protectedProcedure
    .input(priceBookInput)
    .output(priceBookSchema)
    .query(({ ctx, input }) => listObservations(ctx, input)),
  add: protectedProcedure
    .input(newObservationInput)
    .output(observationViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await addObservation(ctx, input))),
  change: protectedProcedure
    .input(changeObservationInput)
    .output(observationViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await changeObservation(ctx, input))),
  delete: protectedProcedure
    .input(observationIdInput)
    .output(observationIdInput)
    .mutation(async ({ ctx, input }) => answerOf(await deleteOwn(ctx, "priceObservation", input))),
  applyPrice: protectedProcedure
    .input(applyObservationInput)
    .output(appliedObservationSchema)
    .mutation(async ({ ctx, input }) => answerOf(await applyObservation(ctx, input))),
  checklist: reportProcedure
    .input(checklistInput)
    .output(parsedAtOnce(checklistSchema))
    .query(({ ctx, input }) => checklist(ctx, input)),
  walk: reportProcedure
    .input(priceWalkInput)
    .output(priceWalkSchema)
    .query(({ ctx, input }) => priceWalk(ctx, input)),
  shelfPhoto: protectedProcedure
    .meta({ carries: "image", limit: "readingsOfAccount" })
    .input(shelfPhotoInput)
    .output(shelfTagSchema)
    .mutation(async ({ ctx, input }) => answerOf(await readShelfPhoto(ctx, input))),
  packagePhoto: protectedProcedure
    .meta({ carries: "image", limit: "readingsOfAccount" })
    .input(shelfPhotoInput)
    .output(packageSizesSchema)
    .mutation(async ({ ctx, input }) => answerOf(await readPackagePhoto(ctx, input))),
});
