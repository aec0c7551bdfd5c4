import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { useLocale, useTranslations } from "use-intl";

/** What the greeting offers to ask (chat-19): the edition's questions, and first one about a person's own year. */
export function useStarterQuestions(signedIn: boolean): readonly string[] {
  const t = useTranslations("chat.starters");
  const { edition } = LOCALE_FACTS[useLocale()];
  const general = [t(`${edition}.claimable`), t(`${edition}.records`), t(`${edition}.begin`)];
  return signedIn ? [t("own"), ...general] : general;
}
