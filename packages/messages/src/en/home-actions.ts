/** What the home page's parts that run in the browser say. */
export const homeActions = {
  start: { upload: "Upload Receipt", free: "Start Free" },
  tryIt: {
    title: "Try it on a receipt, without an account",
    text: "The screen on which you check your own receipts, with a made-up one on it. Nothing is saved.",
    open: "Try it now",
    close: "Close the sample",
  },
  plan: {
    upgraded: "Upgraded to Premium",
    current: "Current Plan",
    startPremium: "Start with Premium",
    startFree: "Start Free",
    manage: "Manage Subscription",
    upgrade: "Upgrade to Premium",
  },
} as const;
