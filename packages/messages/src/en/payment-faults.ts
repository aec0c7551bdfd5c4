/** Why the practice checkout refuses a call. */
export const paymentFaults = {
  practiceUnknown: "There is no such practice subscription.",
  subscriptionEnded: "This subscription has ended.",
} as const;
