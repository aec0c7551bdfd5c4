import { JobEnded } from "@gf-ledger/bounded-process/job-ended";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import type { ArchiveItem } from "./archive-job";
import type { RefusedArchive } from "./read-archive";

/**
 * Reads a download in a process of its own with bounded memory, one batch whenever one is asked for, so that
 * no ZIP can block or crash the server. @throws the signal's reason when it is aborted.
 */
export async function* archiveBatches(
  { parsing, actor }: SignedInContext,
  zip: Uint8Array,
  signal: AbortSignal | undefined,
): AsyncGenerator<ArchiveItem> {
  let refusal: RefusedArchive | null = null;
  try {
    // A refusal is sent when the process has ended its job: whoever leaves before that ends the process.
    for await (const batch of parsing.runArchive(actor.scope.userId, { kind: "archive", zip }, signal)) {
      if (batch.kind === "refused") refusal = batch;
      else yield batch;
    }
    if (refusal) yield refusal;
  } catch (error) {
    if (!(error instanceof JobEnded) || error.reason === "failed") throw error;
    yield { kind: "refused", refusal: refused("zip_too_much_at_once") };
  }
}
