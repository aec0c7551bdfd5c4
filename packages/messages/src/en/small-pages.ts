/** Public pages of a few sentences. */
export const smallPages = {
  unsubscribe: {
    title: "Stop reminders",
    description: "Stop the tax season reminders of GF Ledger.",
    otherMail: "Mail about your own sign-in and your own subscription still comes.",
    text: "Every February, GF Ledger reminds you that your tax report is ready. You can stop that here, and begin it again on your account page.",
    notStopped: "The reminders were not stopped",
    wentWrong: "Something went wrong. Please try again.",
    stop: "Stop these reminders",
  },
  offline: {
    title: "You are offline",
    description: "GF Ledger needs a network for this page.",
    text: "This page needs a network. You can still take pictures of receipts: they are kept on this device and read once you are back online.",
    takePicture: "Take a picture",
    again: "Try again",
  },
  missing: {
    title: "Page Not Found",
    description: "There is no page at this address.",
    text: "There is no page at this address. It may have moved.",
    forDevelopers: "Did you forget to add the page to the router?",
    home: "Back to Home",
    blog: "Read the blog",
  },
  apiDocs: {
    title: "API",
    description: "Every call of the GF Ledger API, with its shapes, errors and examples, to read and to try.",
    document: "The document itself is at <address>/api/openapi.json</address>.",
  },
} as const;
