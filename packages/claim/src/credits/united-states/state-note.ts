import { STATE_NOTES, type StateNote } from "./state-notes";

/** The note on a state in a tax year; for a state without a row, the note that its rules may differ. */
export function stateNote(state: string, year: number): StateNote | null {
  const own = STATE_NOTES.find((row) => row.state === state && (row.fromYear ?? year) <= year);
  return own ?? STATE_NOTES.find((row) => row.state === null) ?? null;
}
