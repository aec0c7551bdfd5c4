import { importIdInput, makeImportInput, previewImportInput } from "@gf-ledger/domain/imports/import-input";
import {
  type ImportView,
  importPreviewSchema,
  importsSchema,
  importViewSchema,
} from "@gf-ledger/domain/imports/import-view";
import type { SignedInContext } from "../context";
import { daysOfYear } from "../entries/days-asked";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, router } from "../trpc/trpc";
import { importViews } from "./import-row";
import { previewImport } from "./preview-import";
import { makeImport } from "./verbs/make-import";
import { restoreImport } from "./verbs/restore-import";
import { undoImport } from "./verbs/undo-import";

/** Far more than a person takes in; older ones are in the download of one's data. */
const MAX_IMPORTS = 200;

/** Files whose rows are all of one year: a key of that year is shown no other. */
function whollyOf(year: number) {
  const purchaseDate = daysOfYear(year);
  return { lineItems: { some: { purchaseDate }, none: { NOT: { purchaseDate } } } };
}

/** GET /api/imports: the files that were imported, newest first, undone ones too. */
async function listImports(ctx: SignedInContext): Promise<{ imports: ImportView[] }> {
  const { keyYear, scope } = ctx.actor;
  const where = keyYear === null ? {} : whollyOf(keyYear);
  return { imports: await importViews(ctx.database, scope, { where, take: MAX_IMPORTS }) };
}

/** Tables of other tools, imported whole and undone whole. */
export const importsRouter = router({
  list: protectedProcedure.output(importsSchema).query(({ ctx }) => listImports(ctx)),
  preview: protectedProcedure
    .meta({ carries: "file", limit: "importsOfAccount" })
    .input(previewImportInput)
    .output(importPreviewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await previewImport(ctx, input))),
  make: protectedProcedure
    .meta({ carries: "file", limit: "importsOfAccount" })
    .input(makeImportInput)
    .output(importViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await makeImport(ctx, input))),
  undo: protectedProcedure
    .input(importIdInput)
    .output(importViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await undoImport(ctx, input))),
  restore: protectedProcedure
    .input(importIdInput)
    .output(importViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await restoreImport(ctx, input))),
});
