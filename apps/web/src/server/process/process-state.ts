/** What the parts of one server process share; the server and the pages' code are bundled apart. */
export interface ProcessState {
  /** Asked to stop: requests under way are finished, new ones go to another server. */
  stopping: boolean;
  /** Resolves once the environment names a database that may be used. */
  databaseKnown: Promise<void>;
  /** Whether the job queue of this process runs. */
  jobs: "starting" | "ok";
  /** Called at the very start of a stop, while the port is still open, to refuse at once what waits. */
  readonly onStopping: Set<() => void>;
  /** Whether an untrusted proxy was seen; outside production only one on this machine counts. */
  behindUnknownProxy: boolean;
  /** Functions that end the work beside the requests; called last first, one after the other. */
  readonly beforeExit: Set<() => Promise<void>>;
}

const holder = globalThis as typeof globalThis & { gfLedgerProcess?: ProcessState };

/** The one state of this process. */
export function processState(): ProcessState {
  holder.gfLedgerProcess ??= {
    stopping: false,
    databaseKnown: Promise.resolve(),
    jobs: "starting",
    onStopping: new Set(),
    behindUnknownProxy: false,
    beforeExit: new Set(),
  };
  return holder.gfLedgerProcess;
}
