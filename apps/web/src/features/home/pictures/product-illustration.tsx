import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { translatorOf } from "@gf-ledger/messages/translator";
import clsx from "clsx";
import { exampleExtraCost, foundLines, sumOfDollars } from "./example-claim";
import { exampleReceipt } from "./example-receipt";
import { printedPrice } from "./printed-price";

/** The product in one picture: a receipt, the items found on it, and the claim they add up to. */
export function ProductIllustration({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "home.illustration");
  const { store, date, lines } = exampleReceipt(locale);
  const money = (dollars: number) => formatMoney(dollars, locale);
  const printed = (dollars: number) => printedPrice(dollars, locale);
  const found = foundLines(locale);
  const claim = sumOfDollars(found.map(exampleExtraCost));

  return (
    <figure className="relative mx-auto w-full max-w-xl">
      <figcaption className="sr-only">
        {t("caption", { items: lines.length, glutenFree: found.length, extra: money(claim) })}
      </figcaption>
      <div aria-hidden="true" className="relative pb-8 sm:pb-10">
        <div className="absolute inset-x-0 top-8 bottom-0 rounded-xl bg-wheat-ground sm:left-10" />
        <div className="relative w-[80%] -rotate-2 drop-shadow-lg sm:w-[62%]">
          <div className="receipt-paper bg-paper px-4 pt-6 pb-9 text-print-ink sm:px-6">
            <p className="text-center font-mono text-print-base font-bold tracking-wider sm:text-print-lg">
              {store}
            </p>
            <p className="text-center font-mono text-print-sm text-print-soft">{date} · 17:42</p>
            <ul className="mt-3 space-y-1 border-y border-dashed border-print-line py-3 font-mono text-print-base sm:text-print-lg">
              {lines.map((line) => (
                <li
                  key={line.printed}
                  className={clsx(
                    "flex justify-between gap-2 rounded-sm px-1.5 py-0.5 whitespace-nowrap",
                    line.found
                      ? "bg-print-found-soft font-semibold ring-1 ring-print-found/40"
                      : "text-print-soft",
                  )}
                >
                  <span className="truncate">{line.printed}</span>
                  <span>{printed(line.price)}</span>
                </li>
              ))}
            </ul>
            <p className="mt-2.5 flex justify-between px-1.5 font-mono text-print-base font-bold sm:text-print-lg">
              <span>{t("total")}</span>
              <span>{printed(sumOfDollars(lines.map((line) => line.price)))}</span>
            </p>
          </div>
        </div>
        <div className="relative -mt-8 ml-auto w-[86%] rounded-lg border border-line bg-raised p-4 shadow-lift sm:-mt-20 sm:w-[62%] sm:p-5">
          <p className="text-xs font-semibold text-ink-faint">
            {factsInLine([
              formatDate(date, locale),
              t("found", { items: lines.length, glutenFree: found.length }),
            ])}
          </p>
          <ul className="mt-2 divide-y divide-line text-xs sm:text-sm">
            {found.map((line) => (
              <li key={line.printed} className="flex items-center gap-2.5 py-2">
                <CheckMark />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{line.found?.name}</span>
                  <span className="figures block text-xs text-ink-faint">
                    {money(line.price)} − {money(line.found?.regular ?? 0)}
                  </span>
                </span>
                <span className="figures font-semibold text-claim">+{money(exampleExtraCost(line))}</span>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex items-baseline justify-between rounded-md bg-claim-soft px-3 py-2.5 text-claim">
            <span className="text-sm font-semibold">{t("claim")}</span>
            <span className="figures text-xl font-bold">{money(claim)}</span>
          </p>
        </div>
      </div>
    </figure>
  );
}

export function CheckMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
      <rect width="20" height="20" rx="5" className="fill-brand" />
      <path
        d="m5.5 10.4 3 3 6-6.6"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-brand"
      />
    </svg>
  );
}
