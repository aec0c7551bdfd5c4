/** The fields of how much of what kind was bought, in each dialog that has them. */
export const bought = {
  unit: "Unit",
  notKnown: "Not known",
  kind: "Kind",
  whyCounts: "Why it counts all the same",
  sizeWithUnit: "Please give a size with its unit, for example 400 and g.",
} as const;
