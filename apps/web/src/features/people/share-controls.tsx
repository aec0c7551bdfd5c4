"use client";

import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import { useId, useState } from "react";
import { Button } from "@/components/button";
import { FieldError } from "@/components/field";
import { TextField } from "@/components/text-field";
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
  const ids = people.map(({ id }) => id);
  const [typed, setTyped] = useState<TypedShares>(() => typedShares(ids, shares));
  const error = useId();
  const read = readShares(typed);

  function take(next: TypedShares) {
    setTyped(next);
    const fits = readShares(next);
    if (fits.ok && !sameShares(fits.shares, shares)) onShare(fits.shares);
  }

  return (
    <div className="flex flex-col gap-4">
      {people.map(({ id, name }) => (
        <div key={id} className="flex flex-wrap items-end gap-2">
          <TextField
            label={people.length === 1 ? `${name}, percent` : `${name}, percent of it`}
            aria-label={`${name}'s share of ${of}, in percent`}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            className="max-w-24"
            value={typed[id] ?? ""}
            aria-invalid={read.ok ? undefined : true}
            aria-describedby={read.ok ? undefined : `${error}-error`}
            onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
            onBlur={() => take(typed)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              take(typed);
            }}
          />
          {SHARE_TAPS.map((percent) => (
            <Button
              key={percent}
              tone="secondary"
              aria-label={`${name}: ${percent}% of ${of}`}
              aria-pressed={typed[id] === String(percent)}
              className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
              onClick={() => take({ ...typed, [id]: String(percent) })}
            >
              {percent}%
            </Button>
          ))}
        </div>
      ))}
      <FieldError id={error} error={read.ok ? undefined : read.error} />
    </div>
  );
}
