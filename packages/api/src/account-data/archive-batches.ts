import { JobEnded } from "@gf-ledger/bounded-process/job-ended";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import type { Parsing } from "../parsing/parse-processes";
import type { ArchiveItem } from "./archive-job";

/**
 * Reads a download in a process of its own with bounded memory, one batch whenever one is asked for, so that
 * no ZIP can block or crash the server. @throws the signal's reason when it is aborted.
 */
export async function* archiveBatches(
  parsing: Parsing,
  zip: Uint8Array,
  signal: AbortSignal | undefined,
): AsyncGenerator<ArchiveItem> {
  try {
    for await (const batch of parsing.runArchive({ kind: "archive", zip }, signal)) {
      yield batch;
      if (batch.kind === "refused") return;
    }
  } catch (error) {
    if (!(error instanceof JobEnded) || error.reason === "failed") throw error;
    yield { kind: "refused", refusal: refused("zip_too_much_at_once") };
  }
}
