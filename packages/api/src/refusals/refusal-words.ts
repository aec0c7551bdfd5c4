import type { Sentence } from "@gf-ledger/domain/app-error";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { MAX_IMAGE_MEGABYTES } from "@gf-ledger/domain/image/image-limits";
import type { Refused } from "@gf-ledger/domain/outcome/outcome";
import type { FactsOf, Reason } from "@gf-ledger/domain/outcome/reasons";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import type { Messages } from "@gf-ledger/messages/messages";
import { translatorOf } from "@gf-ledger/messages/translator";
import { usesInWords } from "@gf-ledger/messages/uses-in-words";

/** How long to wait, as a person would say it: seconds up to a minute and a half, then minutes, then hours. */
function roundedWait(seconds: number): { unit: "seconds" | "minutes" | "hours"; count: number } {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return { unit: "seconds", count: seconds };
  return minutes < 90
    ? { unit: "minutes", count: minutes }
    : { unit: "hours", count: Math.ceil(minutes / 60) };
}

type Key = keyof Messages["refusals"];
type Arguments = Readonly<Record<string, string | number>>;

/** Refusals whose message is a fact of theirs. */
type TranslatedElsewhere = Exclude<Reason, Key>;

const messageOf = ({ message }: { readonly message: string }, locale: Locale) =>
  translateWords(message, locale);

const TRANSLATED_ELSEWHERE: {
  readonly [One in TranslatedElsewhere]: (facts: FactsOf<One>, locale: Locale) => string;
} = {
  photo_unusable: messageOf,
  photo_too_large: messageOf,
  photo_too_full: messageOf,
  reader_unavailable: messageOf,
  reader_places_taken: messageOf,
  claim_period_wrong: (facts, locale) => `${messageOf(facts, locale)}.`,
};

/** The arguments of sentences that are not facts as they stand. */
const ARGUMENTS: { readonly [One in Key]?: (facts: FactsOf<One>, locale: Locale) => Arguments } = {
  too_many_requests: ({ retryAfterSeconds }) => roundedWait(retryAfterSeconds),
  image_too_large: () => ({ most: MAX_IMAGE_MEGABYTES }),
  person_in_use: ({ name, ...uses }, locale) => ({
    name,
    uses: usesInWords(uses, { locale, t: translatorOf(locale, "uses") }),
  }),
};

/** The sentence of a refusal, which names its facts. */
export function refusalWords(refused: Refused): Sentence {
  return (locale) => {
    const elsewhere = TRANSLATED_ELSEWHERE[refused.reason as TranslatedElsewhere] as
      | ((facts: Refused, locale: Locale) => string)
      | undefined;
    if (elsewhere) return elsewhere(refused, locale);
    const key = refused.reason as Key;
    if (refused.reason === "person_unfit") {
      const [issue] = refused.issues;
      if (issue) return translateWords(issue.message, locale);
    }
    const given = ARGUMENTS[key] as ((facts: Refused, locale: Locale) => Arguments) | undefined;
    // The arguments belong to the key, as a test of every reason holds.
    const t = translatorOf(locale, "refusals") as unknown as (key: Key, values: Arguments) => string;
    return t(key, given ? given(refused, locale) : (refused as unknown as Arguments));
  };
}
