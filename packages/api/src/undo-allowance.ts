/** How long the page offers Undo (reports-9, receipts-66). */
const UNDO_SECONDS = 10;
/** How long the server accepts it: five seconds more, for slow networks. */
export const UNDO_ALLOWANCE_MS = (UNDO_SECONDS + 5) * 1000;
