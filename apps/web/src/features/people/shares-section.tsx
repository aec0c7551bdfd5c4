"use client";

import type { LineItemShares, ShareView } from "@gf-ledger/domain/people/shares-view";
import { type ReactNode, useId, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { IntentLink } from "@/components/intent-link";
import { trpc } from "@/trpc/client";
import type { Words } from "../language/words/words";
import { ShareControls } from "./share-controls";

/** Who eats it, as a sentence without an end: "Ada 50%, Mia 25%". */
function sharesInWords(
  shares: readonly ShareView[],
  people: readonly { readonly id: string; readonly name: string }[],
  { t, percent }: { t: Words<"shares">; percent: (share: number) => string },
): string {
  if (shares.length === 0) return t("nobody");
  const [only] = shares;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? t("somebody");
  if (only && shares.length === 1 && only.share === 1) return t("all", { name: nameOf(only.personId) });
  const placeOf = (id: string) => people.findIndex((person) => person.id === id);
  const inOrder = shares.toSorted((a, b) => placeOf(a.personId) - placeOf(b.personId));
  return inOrder.map(({ personId, share }) => `${nameOf(personId)} ${percent(share)}`).join(", ");
}

interface SharesSectionProps {
  name: string;
  shares: readonly ShareView[];
  /** What the shares were set for: this item, the purchase that it returns, its category, or everything. */
  from: LineItemShares["from"];
  /** `null` takes back what was said of this item. */
  onShare: (shares: ShareView[] | null) => void;
  /** Further actions on the shares that are set for this item, below them. */
  children?: ReactNode;
}

/** Who eats one item: in words, with a tap or a number to change it (claim-11). */
export function SharesSection({ name, shares, from, onShare, children }: SharesSectionProps) {
  const t = useTranslations("shares");
  const { number } = useFormatter();
  const id = useId();
  const [resets, setResets] = useState(0);
  const household = trpc.people.list.useQuery({});
  if (!household.data) return null;
  const percent = (share: number) => number(share, { style: "percent", maximumFractionDigits: 2 });
  const who = sharesInWords(shares, household.data.people, { t, percent });
  const celiac = household.data.people.filter((person) => person.celiac);
  return (
    <section aria-labelledby={id} className="mt-5 flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 id={id} className="text-sm font-semibold">
          {t("title")}
        </h3>
        <p className="text-sm text-ink-soft">{t("said", { who, from })}</p>
      </div>
      <ShareControls key={resets} people={celiac} shares={shares} of={name} onShare={onShare} />
      <div className="flex flex-wrap items-center gap-2">
        {from === "item" ? (
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              setResets(resets + 1);
              onShare(null);
            }}
          >
            {t("asElse")}
          </Button>
        ) : null}
        {from === "item" ? children : null}
        <IntentLink
          href="/people"
          className="finger flex min-h-9 items-center text-sm font-semibold text-brand underline underline-offset-2"
        >
          {t("people")}
        </IntentLink>
      </div>
    </section>
  );
}
