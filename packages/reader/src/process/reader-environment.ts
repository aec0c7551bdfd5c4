/**
 * All of the reader's reads of the environment are in this file. The web app checks these variables when it
 * starts; the processes that read images get them unchanged.
 */
export function readerVariables(): NodeJS.ProcessEnv {
  return process.env;
}

/** Which network reads the lines of a photo: `own` unless the variable is `stock`. */
export const recogniserChosen = (): string | undefined => process.env.READER_MODEL;

/** How often a photo is looked at: as often as it takes unless the variable is `fast`. */
export const effortChosen = (): string | undefined => process.env.READER_EFFORT;

/** Where the start command built the worker, if it did. */
export const workerBuiltAt = (): string | undefined => process.env.READER_WORKER;
