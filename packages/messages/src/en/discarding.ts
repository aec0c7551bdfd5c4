/** What is asked before a draft is discarded or a correction left. */
export const discarding = {
  leaveTitle: "Leave the correction",
  discardTitle: "Discard receipt",
  leave: "Leave it",
  discard: "Discard",
  leaveText: "The receipt stays in your records as it was saved.",
  discardText: "The lines that were read from it are deleted. Your records stay as they are.",
  undo: "Undo",
  undoFailed: "Undo failed",
  pleaseTryAgain: "Please try again.",
  discarded: "Receipt discarded",
  notDiscarded: "Not discarded",
} as const;
