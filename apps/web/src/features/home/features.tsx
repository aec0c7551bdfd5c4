import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import {
  CameraIcon,
  ChatBubbleLeftRightIcon,
  CheckBadgeIcon,
  LockClosedIcon,
  ScaleIcon,
  TableCellsIcon,
} from "@heroicons/react/24/outline";

/** The features of pages-6, each with its picture. */
const FEATURES = [
  ["reading", CameraIcon],
  ["finding", CheckBadgeIcon],
  ["prices", ScaleIcon],
  ["year", TableCellsIcon],
  ["photos", LockClosedIcon],
  ["questions", ChatBubbleLeftRightIcon],
] as const;

export function Features({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "home.features");
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="border-y border-line bg-surface py-16 sm:py-20"
    >
      <div className="page">
        <h2 id="features-title" className="text-2xl">
          {t("title")}
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(([feature, Icon]) => (
            <li key={feature}>
              <Icon aria-hidden="true" className="size-7 text-brand" />
              <h3 className="mt-3 text-lg font-semibold">{t(`${feature}.title`)}</h3>
              <p className="mt-1.5 text-sm text-ink-soft">{t(`${feature}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
