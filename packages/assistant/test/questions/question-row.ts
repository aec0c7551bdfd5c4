/**
 * A question in a person's own words and the titles of the passages that answer it. An empty list: nothing
 * that the assistant knows answers it, and it has to say so.
 */
export type QuestionRow = readonly [question: string, titles: readonly string[]];
