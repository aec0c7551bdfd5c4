/** What the parts of one server process know of each other; the server and the pages' code are bundled apart. */
export interface ProcessState {
  /** Asked to stop: requests under way are finished, new ones go to another server. */
  stopping: boolean;
  /** Resolves when the environment names a database that may be used. */
  databaseKnown: Promise<void>;
  /** Whether the job queue of this process runs. */
  jobs: "starting" | "ok";
  /** Called at the very start of a stop, while the port is still open: what waits is to be refused at once. */
  readonly onStopping: Set<() => void>;
  /** Whether a request outside production came through a proxy that is not believed. */
  behindUnknownProxy: boolean;
  /** Each ends what runs beside the requests, and resolves; called last first. */
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
