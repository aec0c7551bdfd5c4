import type { Sentence } from "@gf-ledger/domain/app-error";
import { translatorOf } from "./translator";

type Failures = ReturnType<typeof translatorOf<"failures">>;

/** A failure's sentence in whichever language its caller reads: `failure((t) => t("signInFirst"))`. */
export function failure(say: (t: Failures) => string): Sentence {
  return (locale) => say(translatorOf(locale, "failures"));
}
