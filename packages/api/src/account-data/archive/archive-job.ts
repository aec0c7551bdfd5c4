import { type ArchiveBatch, type RefusedArchive, readArchive } from "./read-archive";

/** An account's ZIP to be read. */
export interface ArchiveJob {
  readonly kind: "archive";
  readonly zip: Uint8Array;
}

export type ArchiveItem = ArchiveBatch | RefusedArchive;

/** The batches of a ZIP, each with every field checked. */
export const archiveItems = ({ zip }: ArchiveJob): AsyncIterable<ArchiveItem> => readArchive(zip);
