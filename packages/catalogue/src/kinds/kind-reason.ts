import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { KindAnswer } from "./kind-of";
import type { NeverReason } from "./kind-table";

const NEVER: Readonly<Record<NeverReason, string>> = {
  alcohol: messageKey("sentences.alcohol"),
  pet: messageKey("sentences.pet"),
  household: messageKey("sentences.household"),
  supplement: messageKey("sentences.supplement"),
  gluten: messageKey("sentences.madeOfGluten"),
  service: messageKey("sentences.service"),
  restaurant: messageKey("sentences.restaurant"),
};

const NO_COUNTERPART: Readonly<Record<Edition, string>> = {
  ca: messageKey("sentences.noCounterpart"),
  us: messageKey("sentences.wholePrice"),
};

/** Why an item counts or not, in a sentence for the person; `null` for a counterpart, which needs none. */
export function kindReason({ kind, because }: KindAnswer, edition: Edition): string | null {
  if (kind === "never") return NEVER[because ?? "household"];
  if (kind === "no-counterpart") return NO_COUNTERPART[edition];
  if (kind === "natural") return messageKey("sentences.natural");
  if (kind === "intermediate") return messageKey("sentences.ingredient");
  return null;
}

/** Whether a gluten-free line of this kind starts ticked; the person may overrule it. */
export function kindCounts({ kind }: KindAnswer, edition: Edition): boolean {
  if (kind === "no-counterpart") return edition === "us";
  return kind === "counterpart" || kind === "intermediate";
}
