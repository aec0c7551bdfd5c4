"use client";

import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import { useId, useState } from "react";
import { useFormatter, useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { FieldError } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { readShares, SHARE_TAPS, type TypedShares, typedShares } from "./share-entry";

interface ShareControlsProps {
  /** The people with celiac disease. */
  people: readonly { readonly id: string; readonly name: string }[];
  shares: readonly ShareView[];
  /** What is shared, for the labels: "everything", "Snacks", "GF bread". */
  of: string;
  onShare: (shares: ShareView[]) => void;
}

const sameShares = (one: readonly ShareView[], other: readonly ShareView[]) =>
  one.length === other.length &&
  one.every(({ personId, share }) => other.some((has) => has.personId === personId && has.share === share));

/**
 * Each person's share: one tap for a quarter, half or all of it, or any number typed. It is saved as soon as
 * the shares fit together; until then the typed numbers stay and say what is wrong.
 */
export function ShareControls({ people, shares, of, onShare }: ShareControlsProps) {
  const t = useTranslations("shares");
  const locale = useLocale();
  const { number } = useFormatter();
  const ids = people.map(({ id }) => id);
  // Only what was typed here: the rest follows what is stored.
  const [edits, setEdits] = useState<TypedShares>({});
  const stored = typedShares(ids, shares, locale);
  const merged = (edited: TypedShares): TypedShares =>
    Object.fromEntries(ids.map((id) => [id, edited[id] ?? stored[id] ?? ""]));
  const typed = merged(edits);
  const error = useId();
  const read = readShares(typed, t);

  const written = (percent: number) => number(percent / 100, { style: "percent" });

  function take(next: TypedShares) {
    setEdits(next);
    const fits = readShares(merged(next), t);
    if (fits.ok && !sameShares(fits.shares, shares)) onShare(fits.shares);
  }

  return (
    <div className="flex flex-col gap-4">
      {people.map(({ id, name }) => (
        <div key={id} className="flex flex-wrap items-end gap-2">
          <TextField
            label={t("percent", { name })}
            aria-label={t("percentOf", { name, what: of })}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            className="w-0! min-w-[max(100%,4rem)]"
            value={typed[id] ?? ""}
            aria-invalid={read.ok ? undefined : true}
            aria-describedby={read.ok ? undefined : `${error}-error`}
            onChange={(event) => setEdits({ ...edits, [id]: event.target.value })}
            onBlur={() => take(edits)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              take(edits);
            }}
          />
          {SHARE_TAPS.map((percent) => (
            <Button
              key={percent}
              tone="secondary"
              aria-label={t("tap", { name, percent: written(percent), what: of })}
              aria-pressed={typed[id] === String(percent)}
              className="px-3 max-sm:px-2 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
              onClick={() => take({ ...edits, [id]: String(percent) })}
            >
              {written(percent)}
            </Button>
          ))}
        </div>
      ))}
      <FieldError id={error} error={read.ok ? undefined : read.error} />
    </div>
  );
}
