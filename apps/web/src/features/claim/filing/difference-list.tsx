import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";

type Difference = NonNullable<ClaimChangesView["inWords"]>;

/** What is not as it was filed: each product's amount, then each field of each thing, in words (claim-66). */
export function DifferenceList({ difference }: { difference: Difference }) {
  const t = useTranslations("claimChanges");
  const locale = useLocale();
  const { state, amounts, fields, more } = difference;

  function fieldText({ change, field, old, new: now }: Difference["fields"][number]): string {
    const [before, after] = [old ?? t("nothing"), now ?? t("nothing")];
    if (change === "changed") return t("fieldChanged", { field: field ?? "", old: before, new: after });
    return t(change === "added" ? "isNew" : "isGone", { value: change === "added" ? after : before });
  }

  return (
    <div className="mt-3 text-sm">
      <p className="font-medium">{t(`difference.${state}`)}</p>
      <ul className="mt-1 max-h-96 divide-y divide-line overflow-y-auto">
        {amounts.map(({ name, person, before, after }) => (
          <li key={`${name} ${person}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words">{t("nameAndPerson", { name, person })}</span>
            <span className="figures">
              {t("fromTo", { old: formatMoney(before, locale), new: formatMoney(after, locale) })}
            </span>
          </li>
        ))}
        {fields.map((one) => (
          <li key={JSON.stringify(one)} className="py-2">
            <span className="block break-words">
              {one.day
                ? t("nameAndDay", { name: one.name, day: formatDate(one.day, locale, "medium") })
                : one.name}
            </span>
            <span className="block text-ink-soft">{fieldText(one)}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-1 text-ink-soft">{t("moreFields", { count: more })}</p> : null}
    </div>
  );
}
