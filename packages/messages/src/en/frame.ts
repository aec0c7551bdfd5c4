/** What any page may have to say in the browser: its forms, its notices, and a part that failed. */
export const frame = {
  show: "Show<rest> {label}</rest>",
  notifications: "Notifications (F8)",
  dismiss: "Dismiss notification",
  sample: {
    notAvailable: "Sample not available",
    notLoaded: "The sample receipt could not be loaded. Please try again.",
  },
  failed: {
    title: "This page could not be shown",
    text: "A part of it did not arrive, or failed here. What you saved is safe. Please try again.",
    again: "Try again",
    home: "Back to Home",
  },
} as const;
