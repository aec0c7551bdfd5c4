/**
 * How sure a match is from its score, one a line: `score from | right of ten`. Each is what at least that share
 * of the labelled matches with such a score came to, less what a first sight of lines usually falls short.
 */
export const CONFIDENCE_TABLE = `
0.56 | 0.80
0.66 | 0.85
0.70 | 0.88
0.74 | 0.92
0.82 | 0.94
0.90 | 0.96
0.97 | 0.98
`;
