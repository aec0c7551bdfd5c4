import type { DocumentJob, DocumentPart, DocumentWriter } from "@gf-ledger/api/downloads/document-job";
import { DOCUMENTS_AT_ONCE } from "@gf-ledger/api/downloads/open-document";
import { BoundedProcess } from "@gf-ledger/bounded-process/bounded-process";
import { childEnvironment } from "@gf-ledger/bounded-process/child-environment";
import { variables, webFile } from "../../environment/process-environment";
import { DOCUMENT_VARIABLES } from "../documents/document-environment";
import type { Environment } from "../environment/environment";

/** A year of 20,000 rows takes a third of it on a machine that has nothing else to do. */
const TIMEOUT_MS = 3 * 60_000;
const MEBIBYTE = 1024 * 1024;
const MEMORY_BYTES = 512 * MEBIBYTE;
/** A year of 20,000 rows takes three times as long with 192 MB, most of it for collecting what is no longer needed. */
const HEAP_BYTES = 224 * MEBIBYTE;
/** A document of a long year leaves little of the heap to the next, whose process is then a new one. */
const KEPT_BYTES = 256 * MEBIBYTE;
/** The C library gives freed memory back at once, and does not keep some for each thread. */
const ALLOCATION = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "65536",
};

export interface ClosableWriter extends DocumentWriter {
  close(): Promise<void>;
}

/** Documents are written in processes of their own, which can be killed and know no secret but the database. */
export function createDocumentWriter(environment: Environment): ClosableWriter {
  const processes = Array.from({ length: DOCUMENTS_AT_ONCE }, () => {
    return new BoundedProcess<DocumentJob, DocumentPart>({
      path: environment.DOCUMENT_WRITER ?? webFile("dist", "document-writer.mjs"),
      timeoutMs: TIMEOUT_MS,
      memoryBytes: MEMORY_BYTES,
      heapBytes: HEAP_BYTES,
      keptBytes: KEPT_BYTES,
      environment: { ...childEnvironment(variables(), DOCUMENT_VARIABLES), ...ALLOCATION },
    });
  });
  return {
    warm: () => processes.find(({ idle }) => idle)?.warm(),
    async *write(job, signal) {
      const free = processes.find(({ idle }) => idle);
      if (!free) throw new Error("More documents are written than there are processes.");
      try {
        yield* free.run(job, signal);
      } finally {
        // The next document need not wait for a process, where this one cost its.
        free.warm();
      }
    },
    close: async () => {
      for (const one of processes) await one.close();
    },
  };
}
