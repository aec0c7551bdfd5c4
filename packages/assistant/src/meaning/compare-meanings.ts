import { type Meaning, middleOf, seenFrom } from "./meaning";
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
  let opened: (ReturnType<typeof read> & { readonly middle: Float32Array }) | null = null;
  const open = () => {
    if (opened) return opened;
    const stored = read();
    opened = { ...stored, middle: middleOf(stored.meanings.all) };
    return opened;
  };
  return {
    async ofQuestion(question) {
      const meaning = await ask(asAsked(question));
      return meaning && seenFrom(open().middle, meaning);
    },
    ofText(text) {
      const { meanings, middle } = open();
      const meaning = meanings.of(text);
      return meaning && seenFrom(middle, meaning);
    },
    ofHeard(subject) {
      const { meanings, middle } = open();
      const heard: Meaning[] = [];
      for (;;) {
        const meaning = meanings.of(heardKey(subject, heard.length));
        if (!meaning) return heard;
        heard.push(seenFrom(middle, meaning));
      }
    },
    ofSubject: (subject) => open().subjects.of(subject),
  };
}
