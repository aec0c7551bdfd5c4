"use client";

import type { GrantView, KeptGrants } from "@gf-ledger/domain/account/grants";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Checkbox } from "@/components/forms/checkbox";

interface GrantsToKeepProps {
  grants: readonly GrantView[];
  kept: KeptGrants;
  onKept: (kept: KeptGrants) => void;
}

/** Everything that ends with the old password; each is kept by its own tick alone (accounts-82). */
export function GrantsToKeep({ grants, kept, onKept }: GrantsToKeepProps) {
  const t = useTranslations("grants");
  const locale = useLocale();
  const id = useId();
  if (grants.length === 0) return null;
  const isKept = (grant: GrantView) => kept.some((one) => one.kind === grant.kind && one.id === grant.id);
  const without = (grant: GrantView) => kept.filter((one) => one.kind !== grant.kind || one.id !== grant.id);
  return (
    <fieldset aria-describedby={id} className="flex flex-col gap-3">
      <legend className="font-semibold">{t("title")}</legend>
      <p id={id} className="text-sm text-ink-soft">
        {t("introduction")}
      </p>
      {grants.map((grant) => {
        const { kind, name, since } = grant;
        return (
          <Checkbox
            key={`${kind} ${grant.id}`}
            checked={isKept(grant)}
            onChange={({ target }) =>
              onKept(target.checked ? [...without(grant), { kind, id: grant.id }] : without(grant))
            }
            label={
              <span className="wrap-anywhere">
                {t(kind, { name: name ?? "" })}
                <span className="block text-xs text-ink-faint">
                  {t("since", { day: formatDate(since.slice(0, 10), locale) })}
                </span>
              </span>
            }
          />
        );
      })}
    </fieldset>
  );
}
