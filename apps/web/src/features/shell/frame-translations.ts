import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { FrameTranslations } from "../language/words/frame-words";

/** What the shared parts of every page say in a locale. */
export function frameTranslations(locale: Locale): FrameTranslations {
  const t = translatorOf(locale, "frame");
  return {
    notifications: t("notifications"),
    dismiss: t("dismiss"),
    notAvailable: t("sample.notAvailable"),
    notLoaded: t("sample.notLoaded"),
    loading: t("loading"),
    late: t("late"),
    failed: {
      title: t("failed.title"),
      text: t("failed.text"),
      again: t("failed.again"),
      home: t("failed.home"),
    },
  };
}
