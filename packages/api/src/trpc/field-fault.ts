import type { Sentence } from "@gf-ledger/domain/app-error";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { translateKeyed } from "@gf-ledger/messages/keyed-message";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { ZodError } from "zod";

type Issue = ZodError["issues"][number];

/**
 * What is wrong with a field, in a locale: the message that its schema answers, else what kind of fault it is. In
 * English such a fault has the words of the schema's library.
 */
function fieldFault(issue: Issue, locale: Locale): string {
  const keyed = translateKeyed(issue.message, locale);
  if (keyed !== null) return keyed;
  if (LOCALE_FACTS[locale].language === "en") return issue.message;
  const t = translatorOf(locale, "faults");
  switch (issue.code) {
    case "invalid_type":
      return t("invalid_type", { expected: issue.expected });
    case "too_small":
      return t("too_small", { least: String(issue.minimum) });
    case "too_big":
      return t("too_big", { most: String(issue.maximum) });
    case "invalid_value":
      return t("invalid_value", { values: issue.values.map(String).join(", ") });
    case "unrecognized_keys":
      return t("unrecognized_keys", { keys: issue.keys.join(", ") });
    default:
      return t("other");
  }
}

/** The fields that a schema refused; those that it does not know are one issue of it, and each is named. */
export function refusedFields({ issues }: ZodError): { readonly path: string; readonly words: Sentence }[] {
  return issues.flatMap((issue) => {
    const fields =
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return fields.map((path) => ({ path: path.join("."), words: (locale) => fieldFault(issue, locale) }));
  });
}
