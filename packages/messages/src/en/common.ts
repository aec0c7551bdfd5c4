/** Words that screens share. */
export const common = {
  tryAgain: "Try again",
  cancel: "Cancel",
  errorTitle: "Error",
  wentWrong: "Something went wrong. Please try again.",
  unknownStore: "Unknown Store",
  unknownDate: "Unknown Date",
  unknownDevice: "Unknown device",
  browserOn: "{browser} on {system}",
} as const;
