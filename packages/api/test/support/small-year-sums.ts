/** What the claim of the small year (`small-year.ts`) comes to, and how much of it rests on which ground. */
export const SMALL_YEAR = {
  claim: 140.53,
  byGround: { evidence: 59.06, yourWord: 29.86, published: 13.8, estimate: 37.81 },
} as const;
