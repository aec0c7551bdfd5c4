import { type Meaning, seenFrom } from "./meaning";
import { asAsked, type Meanings } from "./meanings";
import { heardKey, type StoredMeanings } from "./stored-meanings";

/**
 * The meanings of questions and of the stored texts, all seen from the middle of the stored ones.
 * @param read the stored meanings, and the weights of the subjects; called at the first question
 * @param ask the network's own meaning of a text; `null` where it can't be asked now
 */
export function compareMeanings(
  read: () => { readonly meanings: StoredMeanings; readonly subjects: StoredMeanings },
  ask: (text: string) => Promise<Meaning | null>,
): Meanings {
  let opened: ReturnType<typeof read> | null = null;
  const open = () => {
    opened ??= read();
    return opened;
  };
  return {
    async ofQuestion(question) {
      const meaning = await ask(asAsked(question));
      return meaning && seenFrom(open().meanings.middle, meaning);
    },
    ofText(text) {
      const { meanings } = open();
      const meaning = meanings.of(text);
      return meaning && seenFrom(meanings.middle, meaning);
    },
    ofHeard(subject) {
      const { meanings } = open();
      const heard: Meaning[] = [];
      for (;;) {
        const meaning = meanings.of(heardKey(subject, heard.length));
        if (!meaning) return heard;
        heard.push(seenFrom(meanings.middle, meaning));
      }
    },
    ofSubject: (subject) => open().subjects.of(subject),
  };
}
