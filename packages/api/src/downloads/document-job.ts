import type { Audience } from "@gf-ledger/domain/documents/audience";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { DocumentName } from "../claims/documents/document-name";
import type { Actor } from "../gate/actor";

export type DocumentAsked =
  | {
      readonly kind: "claim";
      readonly claimId: string;
      readonly document: DocumentName;
      /** An earlier version of a filed claim (claim-68); the claim as it is where it is left out. */
      readonly version?: number;
      readonly audience?: Audience;
    }
  | { readonly kind: "account" };

/** A document to be written by another process: whose call it is, as a gate of the server found out. */
export interface DocumentJob {
  readonly asked: DocumentAsked;
  readonly actor: Actor;
  readonly ownLocale: Locale;
  readonly at: Date;
}

export interface DocumentHead {
  readonly fileName: string;
  readonly mediaType: string;
}

export type DocumentRefusal = "no_such_claim" | "claim_empty";

/** Why a document is not begun; the last where the process that was to write it had ended. */
export type NotBegun = DocumentRefusal | "too_many_downloads" | "document_not_written";

/** First what is written, or why nothing is; then its bytes. */
export type DocumentPart = Outcome<DocumentHead, DocumentRefusal> | Uint8Array;

/** Writes documents no faster than they are read. Aborting the signal ends the work at once. */
export interface DocumentWriter {
  /** Makes ready for a document that is likely to be asked for, so that its first byte does not wait for a process. */
  warm(): void;
  write(job: DocumentJob, signal: AbortSignal): AsyncGenerator<DocumentPart, void, void>;
}
