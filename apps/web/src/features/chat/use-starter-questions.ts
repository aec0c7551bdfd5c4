import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { useLocaleOfPath } from "../language/use-locale-of-path";
import { useChatWords } from "./chat-words";

/** What the greeting offers to ask (chat-19): the edition's questions, and first one about a person's own year. */
export function useStarterQuestions(signedIn: boolean): readonly string[] {
  const { starters } = useChatWords();
  const { edition } = LOCALE_FACTS[useLocaleOfPath()];
  const { claimable, records, begin } = starters[edition];
  const general = [claimable, records, begin];
  return signedIn ? [starters.own, ...general] : general;
}
