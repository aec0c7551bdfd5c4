import { createHash } from "node:crypto";
import { BoundedCache } from "@gf-ledger/domain/cache/bounded-cache";
import type { Opinion } from "./with-opinions";

const MAX_KEPT = 2000;

/**
 * What was answered about pictures of lines, by the hash of each picture: the same line is asked about once.
 * It is kept in memory alone, and the oldest answers go first.
 */
export class OpinionCache {
  private readonly kept = new BoundedCache<string, Opinion>(MAX_KEPT);

  get(jpeg: Uint8Array): Opinion | undefined {
    return this.kept.get(hashOf(jpeg));
  }

  keep(jpeg: Uint8Array, opinion: Opinion): void {
    this.kept.set(hashOf(jpeg), opinion);
  }
}

const hashOf = (jpeg: Uint8Array) => createHash("sha256").update(jpeg).digest("hex");
