/** Words that screens share. */
export const common = {
  tryAgain: "Try again",
  close: "Close",
  cancel: "Cancel",
  errorTitle: "Error",
  wentWrong: "Something went wrong. Please try again.",
  chooseFile: "Choose File",
  noFile: "No file chosen",
  unknownStore: "Unknown Store",
  unknownDate: "Unknown Date",
  unknownDevice: "Unknown device",
  browserOn: "{browser} on {system}",
} as const;
