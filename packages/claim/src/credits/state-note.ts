import { STATE_NOTES, type StateNote } from "./state-notes";

/** What to say of a state in a tax year; of one that was not read, that it may differ. */
export function stateNote(state: string, year: number): StateNote | null {
  const own = STATE_NOTES.find((row) => row.state === state && (row.fromYear ?? year) <= year);
  return own ?? STATE_NOTES.find((row) => row.state === null) ?? null;
}
