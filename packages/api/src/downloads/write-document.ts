import type { Readable } from "node:stream";
import type { Fonts } from "@gf-ledger/documents/pdf/tagged-document";
import { done } from "@gf-ledger/domain/outcome/outcome";
import { beginAccountExport } from "../account-data/views/export-account";
import { beginClaimDocument } from "../claims/documents/begin-claim-document";
import type { DocumentContext } from "../context";
import type { DocumentJob, DocumentPart } from "./document-job";

/** Bytes that go over to the server at once. */
const PIECE_BYTES = 32 * 1024;

/** Where the writer of documents reads: the database, and the fonts of what is printed. */
export interface DocumentSource extends Pick<DocumentContext, "database" | "pool" | "replica"> {
  readFonts(): Promise<Fonts>;
}

/** What was written, its first part at once and then in pieces of one size, whatever the parts it was written in. */
async function* inPieces(stream: Readable): AsyncGenerator<Uint8Array> {
  let held: Buffer = Buffer.alloc(0);
  let begun = false;
  for await (const part of stream) {
    if (!begun) yield part as Uint8Array;
    else held = Buffer.concat([held, part as Uint8Array]);
    begun = true;
    for (; held.length >= PIECE_BYTES; held = held.subarray(PIECE_BYTES)) yield held.subarray(0, PIECE_BYTES);
  }
  if (held.length > 0) yield held;
}

/** Writes a document, a piece whenever one is asked for; whoever stops asking ends the work. */
export async function* writeDocument(
  { readFonts, ...source }: DocumentSource,
  { asked, actor, ownLocale, at }: DocumentJob,
): AsyncGenerator<DocumentPart, void, void> {
  const ctx: DocumentContext = { ...source, actor, ownLocale, now: () => at };
  const begun =
    asked.kind === "account"
      ? await beginAccountExport(ctx)
      : await beginClaimDocument(ctx, { ...asked, id: asked.claimId }, readFonts);
  if (!begun.ok) return yield begun;
  const { fileName, mediaType, stream } = begun.value;
  yield done({ fileName, mediaType });
  yield* inPieces(stream);
}
