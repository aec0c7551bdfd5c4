import type { ImportView } from "@gf-ledger/domain/imports/import-view";
import type { SignedInContext } from "../context";
import { importViews } from "./import-row";

/** Far more than a person takes in; older ones are in the download of one's data. */
const MOST = 200;

/** GET /api/imports: the files that were taken in, newest first, undone ones too. */
export async function listImports(ctx: SignedInContext): Promise<{ imports: ImportView[] }> {
  return { imports: await importViews(ctx.database, ctx.actor.scope, { where: {}, take: MOST }) };
}
