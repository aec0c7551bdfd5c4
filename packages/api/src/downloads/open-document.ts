import { finished, Readable } from "node:stream";
import { JobEnded } from "@gf-ledger/bounded-process/job-ended";
import { PlacesInTurn } from "@gf-ledger/bounded-process/places-in-turn";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import type { DocumentAsked, DocumentHead, DocumentPart, NotBegun } from "./document-job";

/** How many documents are written at once by this server, each for another account. */
export const DOCUMENTS_AT_ONCE = 2;
const places = new PlacesInTurn({ atOnce: DOCUMENTS_AT_ONCE, maxWaitingOfOwner: 2, waitMs: 20_000 });
/** A download that takes longer gives its place up. */
const LONGEST_MS = 5 * 60_000;

export interface OpenedDocument extends DocumentHead {
  /** Written while it is read; destroying it ends the work and gives the place back. */
  readonly stream: Readable;
}

interface HowOpened {
  /** Aborted when the caller leaves. */
  readonly signal?: AbortSignal | undefined;
  /** What is done once the document has its place, before anything is read. */
  readonly before?: () => Promise<void>;
}

async function* bytesOf(parts: AsyncGenerator<DocumentPart, void, void>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) if (part instanceof Uint8Array) yield part;
}

/**
 * Begins a document in the process that writes them (operating-50). An account has one place; its further
 * documents wait for their turn, and are refused where too many wait.
 */
export async function openDocument(
  ctx: SignedInContext,
  asked: DocumentAsked,
  { signal, before }: HowOpened = {},
): Promise<Outcome<OpenedDocument, NotBegun>> {
  const { actor, ownLocale } = ctx;
  const free = await places.take(actor.scope.userId, signal);
  if (!free) return refused("too_many_downloads");
  const ending = new AbortController();
  const end = () => {
    ending.abort(new Error("The download has ended."));
    free();
  };
  try {
    await before?.();
    const leaving = AbortSignal.any(signal ? [signal, ending.signal] : [ending.signal]);
    const parts = ctx.documents.write({ asked, actor, ownLocale, at: ctx.now() }, leaving);
    const first = await parts.next();
    if (first.done || first.value instanceof Uint8Array) throw new Error("A document begins with its head.");
    if (!first.value.ok) {
      // Read to its end: a job that nobody reads further keeps its process from every other.
      await parts.next();
      end();
      return first.value;
    }
    const stream = Readable.from(bytesOf(parts), { objectMode: false });
    const patience = setTimeout(() => stream.destroy(), LONGEST_MS).unref();
    finished(stream, () => {
      clearTimeout(patience);
      end();
    });
    return done({ ...first.value.value, stream });
  } catch (error) {
    end();
    if (!(error instanceof JobEnded) || error.reason === "failed") throw error;
    ctx.log("error", "document_process_ended", { requestId: ctx.requestId, error });
    return refused("document_not_written");
  }
}
