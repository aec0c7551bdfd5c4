import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { OBSERVED_HOW_WORDS, type ObservationView } from "@gf-ledger/domain/price-book/observation";
import { Button } from "@/components/button";

interface ObservationRowProps {
  observation: ObservationView;
  edition: Edition;
  actions: Readonly<Record<"edit" | "apply" | "remove", (observation: ObservationView) => void>>;
}

/** One price that the person saw: what, where, when and how, and what can be done with it. */
export function ObservationRow({ observation, edition, actions }: ObservationRowProps) {
  const { name, brand, size, unit, price, currency, store, place, seenOn, how, productId } = observation;
  const where = [store, place].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">
          {[brand, name].filter(Boolean).join(" ")}
          {size === null ? null : <span className="font-normal text-ink-soft">, {`${size} ${unit}`}</span>}
        </p>
        <p className="text-xs break-words text-ink-soft">
          {where === "" ? null : `${where}, `}
          {formatDate(seenOn, edition)}, {OBSERVED_HOW_WORDS[how]}
          {productId === null ? ". Compared with nothing: no product of the catalogue was found." : null}
        </p>
      </div>
      <span className="figures font-semibold">{formatMoney(price, edition, currency)}</span>
      <div className="flex flex-wrap gap-2">
        {productId === null ? null : (
          <Button
            tone="secondary"
            size="small"
            aria-label={`Apply ${name}`}
            onClick={() => actions.apply(observation)}
          >
            Apply
          </Button>
        )}
        <Button
          tone="quiet"
          size="small"
          aria-label={`Edit ${name}`}
          onClick={() => actions.edit(observation)}
        >
          Edit
        </Button>
        <Button
          tone="quiet"
          size="small"
          aria-label={`Remove ${name}`}
          onClick={() => actions.remove(observation)}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
