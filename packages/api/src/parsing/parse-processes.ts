import { childEnvironment } from "@gf-ledger/bounded-process/child-environment";
import { FairProcesses } from "@gf-ledger/bounded-process/fair-processes";
import type { ArchiveItem, ArchiveJob } from "../account-data/archive/archive-job";
import type { ItemOf, ParseJob } from "./parse-jobs";

const MEGABYTE = 1024 * 1024;

/** Some ten times what the largest file that a person makes needs. */
const MEMORY_BYTES = 512 * MEGABYTE;
const TIMEOUT_MS = 30_000;
const ARCHIVE_TIMEOUT_MS = 120_000;
const FAIRLY = { atOnce: 2, waitingOfOwner: 3, waitingOfAll: 20, idleMs: 60_000 };

/** Reads what strangers made, outside of the server's own process (operating-47). */
export interface Parsing {
  /**
   * The items of a job, in the owner's turn.
   * @throws PlacesTaken, JobEnded, or the signal's reason when it is aborted
   */
  run<Job extends ParseJob>(owner: string, job: Job, signal?: AbortSignal): AsyncIterable<ItemOf<Job>>;
  /**
   * The batches of an archive, from processes that have no other jobs: storing takes longer than reading.
   * @throws as `run` does
   */
  runArchive(owner: string, job: ArchiveJob, signal?: AbortSignal): AsyncIterable<ArchiveItem>;
  close(): Promise<void>;
}

/**
 * The processes that read what strangers made, started when they are first needed.
 * @param path the bundle of `parse-worker.ts`
 */
export function createParsing(path: string, variables: NodeJS.ProcessEnv): Parsing {
  const bounds = { path, memoryBytes: MEMORY_BYTES, environment: childEnvironment(variables) };
  const processes = new FairProcesses<ParseJob, unknown>({ ...bounds, ...FAIRLY, timeoutMs: TIMEOUT_MS });
  const archives = new FairProcesses<ArchiveJob, ArchiveItem>({
    ...bounds,
    ...FAIRLY,
    timeoutMs: ARCHIVE_TIMEOUT_MS,
  });
  return {
    run: <Job extends ParseJob>(owner: string, job: Job, signal?: AbortSignal) =>
      processes.run(owner, job, signal) as AsyncIterable<ItemOf<Job>>,
    runArchive: (owner, job, signal) => archives.run(owner, job, signal),
    async close() {
      await Promise.all([processes.close(), archives.close()]);
    },
  };
}
