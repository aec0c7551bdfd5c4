"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { isSize, UNITS, type Unit } from "@gf-ledger/domain/size/units";
import type { MissingSize, MissingSizes } from "@gf-ledger/domain/tax-report/product-sizes";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import { type FormEvent, useDeferredValue, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { BarcodeLookUp } from "@/features/barcode/barcode-look-up";
import { usePeriodWords } from "@/features/claim/period-words";
import { Allowed } from "@/features/household/allowed";
import { toastFailure } from "@/features/language/toast-failure";
import { amountField, typedAmount, written } from "@/features/language/typed-amount";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";
import { PackagePhoto } from "./photo/package-photo";
import { SizeChoice } from "./size-choice";

interface TypedSize {
  readonly size: string;
  readonly unit: Unit;
}

/** The address leads here, though the questions come later than the page. */
function showAsked(section: HTMLElement | null) {
  if (window.location.hash === "#sizes") section?.scrollIntoView();
}

interface MissingSizesOfYearProps {
  year: number;
  /** The days of a claim, where these are asked about. */
  days?: { from: string; to: string } | null;
  /** Whether the questions stand behind their number until it is pressed. */
  folded?: boolean;
}

/** The products of a year that wait for the size of their package: one question a product (reports-58). */
export function MissingSizesOfYear({ year, days = null, folded = false }: MissingSizesOfYearProps) {
  const t = useTranslations("priceBook.sizes");
  const asked = trpc.taxReport.missingSizes.useQuery({ year, ...days });
  // Drawn in slices once it arrives (screens-49).
  const data = useDeferredValue(asked.data);
  const periodWords = usePeriodWords();
  if (!data || data.products.length === 0) return null;
  const count = data.products.length + data.more;
  const title = days
    ? t("titleOfDays", { count, period: periodWords(days) })
    : t("title", { count, year: String(year) });
  const form = (
    <>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t("text")}</p>
      <SizesForm key={`${year} ${days?.from} ${days?.to}`} data={data} />
    </>
  );
  return (
    <Allowed to="change">
      <section ref={showAsked} aria-labelledby="sizes" className="scroll-mt-20">
        <Card>
          <CardBody>
            {folded ? (
              <details className="group">
                <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2">
                  <CardTitle as="h2" id="sizes">
                    {title}
                  </CardTitle>
                  <ChevronDownIcon
                    aria-hidden="true"
                    className="size-5 shrink-0 transition-transform group-open:rotate-180"
                  />
                </summary>
                {form}
              </details>
            ) : (
              <>
                <CardTitle as="h2" id="sizes">
                  {title}
                </CardTitle>
                {form}
              </>
            )}
          </CardBody>
        </Card>
      </section>
    </Allowed>
  );
}

/** The one size that the product's other items have; of several, the person says which. */
const proposed = ({ knownSizes: [first, second] }: MissingSize) =>
  first !== undefined && second === undefined ? first : null;

function SizesForm({ data: { products, currency, more } }: { data: MissingSizes }) {
  const locale = useLocale();
  const t = useTranslations("priceBook.sizes");
  const issues = useTranslations("entryIssues");
  const toastUndo = useUndoToast();
  const utils = trpc.useUtils();
  const give = trpc.taxReport.sizeProducts.useMutation();
  const undo = trpc.taxReport.undoLineItems.useMutation();
  const [typed, setTyped] = useState<Readonly<Record<string, TypedSize>>>({});
  const typedOf = (one: MissingSize): TypedSize => {
    const known = proposed(one);
    const unit = known?.unit ?? one.regularUnit ?? "g";
    return typed[one.product] ?? { size: known ? written(known.size, locale) : "", unit };
  };
  const [wrong, setWrong] = useState<string | null>(null);

  const change = (one: MissingSize, part: Partial<TypedSize>) => {
    setWrong(null);
    setTyped((before) => ({
      ...before,
      [one.product]: { ...typedOf(one), ...before[one.product], ...part },
    }));
  };
  const given = products.flatMap((one) => {
    const { size, unit } = typedOf(one);
    const { product } = one;
    return size.trim() === "" ? [] : [{ product, size: Number(typedAmount(size, locale)), unit }];
  });
  const refresh = () =>
    Promise.all([
      utils.taxReport.invalidate(),
      utils.priceBook.checklist.invalidate(),
      utils.claims.invalidate(),
    ]);

  async function takeBack(undoId: string) {
    try {
      await undo.mutateAsync({ id: undoId });
      await refresh();
    } catch (error) {
      toastFailure(error, { title: t("notUndone"), otherwise: t("tryAgain") });
    }
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const invalid = given.find(({ size }) => !isSize(size));
    if (invalid) return setWrong(invalid.product);
    try {
      const { undoId, changed, filed } = await give.mutateAsync({ products: given });
      await refresh();
      const done = {
        title: t("saved", { count: changed }),
        tone: "success" as const,
        ...(filed > 0 ? { description: t("filed", { count: filed }) } : {}),
      };
      if (undoId !== null) toastUndo(done, () => void takeBack(undoId));
    } catch (error) {
      toastFailure(error, { title: t("notSaved"), otherwise: t("tryAgain") });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <ul className="mt-3 divide-y divide-line">
        {products.map((one) => (
          <li key={one.product} className="flex flex-wrap items-start gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">{one.product}</p>
              <p className="text-xs text-ink-soft">
                {one.ownCount === 0
                  ? t("boughtElsewhere", { count: one.itemCount })
                  : t("bought", { count: one.itemCount, paid: formatMoney(one.paid, locale, currency) })}
              </p>
              <KnownSizes
                sizes={one.knownSizes}
                onChoose={({ size, unit }) => change(one, { size: written(size, locale), unit })}
              />
            </div>
            <SizeFields
              product={one.product}
              typed={typedOf(one)}
              error={wrong === one.product ? issues("sizeAboveZero") : undefined}
              onChange={(part) => change(one, part)}
            />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-sm text-ink-soft">{t("more", { count: more })}</p> : null}
      <Button
        type="submit"
        tone="secondary"
        className="mt-3"
        busy={give.isPending}
        disabled={given.length === 0}
      >
        {t("save", { count: given.length })}
      </Button>
    </form>
  );
}

interface KnownSizesProps {
  sizes: MissingSize["knownSizes"];
  onChoose: (size: MissingSize["knownSizes"][number]) => void;
}

/** Several sizes were bought under this name: each is offered as one tap. */
function KnownSizes({ sizes, onChoose }: KnownSizesProps) {
  const t = useTranslations("priceBook.sizes");
  if (sizes.length < 2) return null;
  return <SizeChoice question={t("which")} sizes={sizes} onChoose={onChoose} />;
}

interface SizeFieldsProps {
  product: string;
  typed: TypedSize;
  error: string | undefined;
  onChange: (part: Partial<TypedSize>) => void;
}

/** The size as it is typed, or as the package says it: its print on a photo, or its barcode. */
function SizeFields({ product, typed, error, onChange }: SizeFieldsProps) {
  const locale = useLocale();
  const t = useTranslations("priceBook.sizes");
  const units = useTranslations("food.unit");
  return (
    <div className="grid grid-cols-[8rem_auto] items-start gap-2 lg:flex lg:items-center">
      <TextField
        {...amountField(locale)}
        label={t("size", { product })}
        labelHidden
        placeholder={t("placeholder")}
        value={typed.size}
        error={error}
        onChange={(event) => onChange({ size: event.target.value })}
      />
      <SelectField
        label={t("unit", { product })}
        labelHidden
        value={typed.unit}
        options={UNITS.map((value) => ({ value, label: units(value) }))}
        onChange={(event) => onChange({ unit: UNITS.find((one) => one === event.target.value) ?? "g" })}
      />
      <PackagePhoto onTake={onChange} />
      <BarcodeLookUp
        takes="size"
        onTake={({ size, sizeUnit }) =>
          size === null || sizeUnit === null
            ? undefined
            : onChange({ size: written(size, locale), unit: sizeUnit })
        }
      />
    </div>
  );
}
