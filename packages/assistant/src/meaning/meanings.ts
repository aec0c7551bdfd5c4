import type { Meaning } from "./meaning";

/** How the texts that are compared go into the network: what asks, and what answers. */
export const asAsked = (text: string) => `query: ${text}`;
export const asPassage = (title: string, text: string) => `passage: ${title}\n${text}`;

/** What comparing by meaning needs. */
export interface Meanings {
  /** The meaning of what a person typed; `null` where the network can't be asked now. */
  ofQuestion(question: string): Promise<Meaning | null>;
  /** The meaning of a text of the help, as {@link asAsked} or {@link asPassage} gives it; `null` where none is stored. */
  ofText(text: string): Meaning | null;
  /** The meanings of the questions in everyday speech that were learnt from, English and French; none for most sections. */
  ofHeard(subject: string): readonly Meaning[];
  /** The weights that were learnt for a subject, to be multiplied with a meaning; `null` where none are stored. */
  ofSubject(subject: string): Float32Array | null;
}

/** Nothing is known by its meaning: words alone decide. */
export const NO_MEANINGS: Meanings = {
  ofQuestion: async () => null,
  ofText: () => null,
  ofHeard: () => [],
  ofSubject: () => null,
};
