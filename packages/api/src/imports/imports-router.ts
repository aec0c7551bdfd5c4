import { importIdInput, makeImportInput, previewImportInput } from "@gf-ledger/domain/imports/import-input";
import { importPreviewSchema, importsSchema, importViewSchema } from "@gf-ledger/domain/imports/import-view";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, router } from "../trpc/trpc";
import { listImports } from "./list-imports";
import { makeImport } from "./make-import";
import { previewImport } from "./preview-import";
import { restoreImport } from "./restore-import";
import { undoImport } from "./undo-import";

/** Tables of other tools, taken in whole and undone whole. */
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
