/**
 * Where the reader reads the environment of its process. The web app checks these variables when it starts; the
 * processes that read images are given them as they are.
 */
export function variables(): NodeJS.ProcessEnv {
  return process.env;
}

/** Which network reads the lines of a photo: `own` unless it says `stock`. */
export const recogniserChosen = (): string | undefined => process.env.READER_MODEL;

/** Where the start command built the worker, if it did. */
export const workerBuiltAt = (): string | undefined => process.env.READER_WORKER;
