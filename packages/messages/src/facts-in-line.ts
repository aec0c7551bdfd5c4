/** Facts one after the other, without those that are missing; no line begins with the dot between two. */
export const factsInLine = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter(Boolean).join("\u00A0· ");
