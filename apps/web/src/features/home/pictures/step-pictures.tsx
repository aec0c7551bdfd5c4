import type { Locale } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { ReactNode } from "react";
import { exampleExtraCost, foundLines, sumOfDollars } from "./example-claim";
import { exampleReceipt } from "./example-receipt";
import { printedPrice } from "./printed-price";
import { CheckMark } from "./product-illustration";

const WEEKS_A_YEAR = 52;

/** The background of a step's picture, which repeats the step's words and is hidden from screen readers. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="grid h-56 place-items-center overflow-hidden rounded-lg bg-wheat-ground px-5"
    >
      {children}
    </div>
  );
}

/** A phone with the receipt in its viewfinder. */
export function PhotoPicture({ locale }: { locale: Locale }) {
  const { store, lines } = exampleReceipt(locale);
  return (
    <Picture>
      <div className="mt-10 h-52 w-40 self-start rounded-t-xl border-4 border-b-0 border-phone-line bg-phone px-3 pt-4">
        <div className="relative h-full rotate-1 bg-paper px-2.5 pt-3 font-mono text-print-xs text-print-ink">
          <span className="absolute -top-1 -left-1 size-3 border-t-2 border-l-2 border-wheat" />
          <span className="absolute -top-1 -right-1 size-3 border-t-2 border-r-2 border-wheat" />
          <p className="text-center font-bold">{store}</p>
          <ul className="mt-2 space-y-1 border-t border-dashed border-print-line pt-2">
            {lines.map(({ printed, price }) => (
              <li key={printed} className="flex justify-between gap-2">
                <span className="truncate">{printed}</span>
                <span>{printedPrice(price, locale)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Picture>
  );
}

/** One item beside its regular equivalent. */
export function MatchPicture({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "home.steps.pictures");
  const [line] = foundLines(locale);
  if (!line?.found) return null;
  const money = (dollars: number) => formatMoney(dollars, locale);
  return (
    <Picture>
      <div className="w-full max-w-xs rounded-md border border-line bg-raised p-4 text-sm shadow-lift">
        <p className="flex items-center gap-2.5 font-semibold">
          <CheckMark />
          <span className="truncate font-mono text-xs">{line.printed}</span>
        </p>
        <p className="mt-1 pl-7.5 text-xs text-ink-soft">{t("matched", { product: line.found.name })}</p>
        <dl className="figures mt-3 grid grid-cols-3 gap-2 border-t border-line pt-3 text-xs [&_dd]:text-sm [&_dd]:font-semibold [&_dt]:text-ink-faint">
          <div>
            <dt>{t("price")}</dt>
            <dd>{money(line.price)}</dd>
          </div>
          <div>
            <dt>{t("regular")}</dt>
            <dd>{money(line.found.regular)}</dd>
          </div>
          <div className="text-right text-claim">
            <dt>{t("difference")}</dt>
            <dd>+{money(exampleExtraCost(line))}</dd>
          </div>
        </dl>
      </div>
    </Picture>
  );
}

/** The sums of a year of such receipts. */
export function ReportPicture({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "home.steps.pictures");
  const rows = foundLines(locale).map((line) => ({
    name: line.found?.name ?? "",
    extra: exampleExtraCost(line) * WEEKS_A_YEAR,
  }));
  const limit = Math.max(...rows.map(({ extra }) => extra));
  const money = (dollars: number) => formatMoney(dollars, locale);
  return (
    <Picture>
      <div className="w-full max-w-xs rounded-md border border-line bg-raised p-4 text-xs shadow-lift">
        <p className="font-semibold">{t("year")}</p>
        <ul className="mt-2 space-y-1.5">
          {rows.map(({ name, extra }) => (
            <li key={name}>
              <span className="flex justify-between">
                <span className="text-ink-soft">{name}</span>
                <span className="figures">{money(extra)}</span>
              </span>
              <span
                className="mt-0.5 block h-1.5 rounded-full bg-brand"
                style={{ width: `${(extra / limit) * 100}%` }}
              />
            </li>
          ))}
        </ul>
        <p className="mt-3 flex justify-between rounded-sm bg-claim-soft px-2.5 py-1.5 text-sm font-semibold text-claim">
          {t("total")} <span className="figures">{money(sumOfDollars(rows.map(({ extra }) => extra)))}</span>
        </p>
      </div>
    </Picture>
  );
}
