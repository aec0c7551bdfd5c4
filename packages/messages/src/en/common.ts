/** Words that screens share. */
export const common = {
  tryAgain: "Try again",
  cancel: "Cancel",
  unknownStore: "Unknown Store",
  unknownDate: "Unknown Date",
} as const;
