/** One thing that the help tells: a question, or what it is about, and the answer. */
export interface HelpEntry {
  readonly title: string;
  readonly text: string;
}
