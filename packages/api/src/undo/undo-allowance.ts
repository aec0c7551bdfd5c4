/**
 * How long the server accepts an Undo (reports-27, receipts-66). The page offers it for ten seconds, and for longer
 * while the pointer or the focus rests on its notice (screens-6), as with a keyboard or a screen reader.
 */
const UNDO_ALLOWANCE_MS = 60_000;

/** What was done from this moment on can be undone. */
export const undoableSince = (now: Date) => new Date(now.getTime() - UNDO_ALLOWANCE_MS);
