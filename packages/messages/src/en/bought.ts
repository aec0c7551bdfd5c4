/** The fields of how much of what kind was bought, in each dialog that has them. */
export const bought = {
  unit: "Unit",
  notKnown: "Not known",
  kind: "Kind",
  whyCounts: "Why it counts all the same",
} as const;
