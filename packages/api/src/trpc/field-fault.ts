import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { said } from "@gf-ledger/messages/said";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { ZodError } from "zod";

type Issue = ZodError["issues"][number];

/**
 * What is wrong with a field, in a locale: the schema's own sentence where it has one, else what kind of fault it
 * is. In English the words are those of the schema's library.
 */
export function fieldFault(issue: Issue, locale: Locale): string {
  if (LOCALE_FACTS[locale].language === "en") return issue.message;
  const own = said(issue.message, locale);
  if (own !== null) return own;
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
