import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import { written } from "../language/typed-amount";
import type { Words } from "../language/words/words";

/** What is typed for each person, in percent, by the person's id. */
export type TypedShares = Readonly<Record<string, string>>;

/** One tap sets one of these. */
export const SHARE_TAPS = [25, 50, 100] as const;

const MAX = 100;
/** Hundredths of a percent: finer shares would not be seen. */
const SCALE = 100;

/** What is stored, as it is typed in a locale. */
export function typedShares(
  personIds: readonly string[],
  shares: readonly ShareView[],
  locale: Locale,
): TypedShares {
  return Object.fromEntries(
    personIds.map((id) => {
      const share = shares.find(({ personId }) => personId === id)?.share ?? 0;
      return [id, share === 0 ? "" : written(Number((share * MAX).toFixed(2)), locale)];
    }),
  );
}

/** A typed percentage; an empty field is 0. `null` for what is no number from 0 to 100. */
function percentOf(typed: string): number | null {
  const text = typed.replace(",", ".").replace("%", "").trim();
  if (text === "") return 0;
  const percent = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return percent >= 0 && percent <= MAX ? Math.round(percent * SCALE) / SCALE : null;
}

export type ReadShares =
  | { readonly ok: true; readonly shares: ShareView[] }
  | { readonly ok: false; readonly error: string };

/** The typed percentages as shares, or what is wrong with them. */
export function readShares(typed: TypedShares, t: Words<"shares">): ReadShares {
  const percents = Object.entries(typed).map(([personId, text]) => ({ personId, percent: percentOf(text) }));
  const read: { personId: string; percent: number }[] = [];
  for (const { personId, percent } of percents) {
    if (percent === null) return { ok: false, error: t("notPercent") };
    read.push({ personId, percent });
  }
  const hundredths = (percent: number) => Math.round(percent * SCALE);
  const sum = read.reduce((total, { percent }) => total + hundredths(percent), 0);
  if (sum > MAX * SCALE) return { ok: false, error: t("over", { sum: sum / SCALE }) };
  const shares = read.filter(({ percent }) => percent > 0);
  return {
    ok: true,
    shares: shares.map(({ personId, percent }) => ({
      personId,
      share: hundredths(percent) / (MAX * SCALE),
    })),
  };
}
