"use client";

import { parseAmount } from "@gf-ledger/domain/calculator/parse-amount";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { type FormEvent, type ReactNode, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Checkbox } from "@/components/forms/checkbox";
import { TextField } from "@/components/forms/text-field";
import { asTyped } from "./as-typed";
import type { CalculatorField } from "./calculator-fields";

interface CalculatorFormProps<Name extends string> {
  title: string;
  introduction: string;
  /** How the estimate is worked out; shown until there is one. */
  outline: string;
  fields: readonly CalculatorField<Name>[];
  defaults: Readonly<Record<Name, number>>;
  buttonLabel: string;
  /** A choice beside the typed fields, for example the tax year. */
  choice?: (disabled: boolean) => ReactNode;
  /** Renders the result for the typed input. */
  result: (input: Record<Name, number>) => ReactNode;
}

/**
 * Labels, inputs and hints of two columns share rows: a label of two lines also moves its neighbour's input.
 */
const FIELDS_STYLE =
  "grid gap-5 sm:grid-cols-2 sm:gap-y-3.5 sm:[&>div]:row-span-4 sm:[&>div]:grid sm:[&>div]:grid-rows-subgrid sm:[&>div]:gap-y-1.5 sm:[&_label]:self-end";

/** A browser's own number input takes no decimal comma unless the browser itself is in French. */
const typedIn = (step: string, decimalComma: boolean) =>
  decimalComma ? { type: "text", autoComplete: "off" } : { type: "number", min: 0, step };

/** Inputs and button work once the acknowledgment is ticked; the button shows the result (calculators-2). */
export function CalculatorForm<Name extends string>({
  title,
  introduction,
  outline,
  fields,
  defaults,
  buttonLabel,
  choice,
  result,
}: CalculatorFormProps<Name>) {
  const t = useTranslations("tools.form");
  const locale = useLocale();
  const { decimalComma } = LOCALE_FACTS[locale];
  const [acknowledged, setAcknowledged] = useState(false);
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name }) => [name, asTyped(defaults[name], locale)])),
  );
  const [computed, setComputed] = useState<Record<Name, number> | null>(null);

  function estimate(event: FormEvent) {
    event.preventDefault();
    const entries = fields.map(({ name }) => [name, parseAmount(typed[name] ?? "", locale)] as const);
    setComputed(Object.fromEntries(entries) as Record<Name, number>);
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.1fr_1fr]">
      <Card>
        <CardBody>
          <CardTitle>{title}</CardTitle>
          <p className="mt-1 text-sm text-ink-soft">{introduction}</p>
          <form noValidate onSubmit={estimate} className="mt-6 flex flex-col gap-6">
            <Checkbox
              label={t("acknowledgment")}
              checked={acknowledged}
              onChange={(event) => setAcknowledged(event.target.checked)}
              className="rounded-md bg-warn-soft p-4"
            />
            <fieldset disabled={!acknowledged} className={FIELDS_STYLE}>
              <legend className="sr-only">{title}</legend>
              {choice?.(!acknowledged)}
              {fields.map(({ name, label, hint, step }) => (
                <TextField
                  key={name}
                  label={label}
                  hint={hint}
                  {...typedIn(step ?? "any", decimalComma)}
                  inputMode="decimal"
                  disabled={!acknowledged}
                  value={typed[name] ?? ""}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                />
              ))}
            </fieldset>
            <Button type="submit" block disabled={!acknowledged}>
              {buttonLabel}
            </Button>
          </form>
        </CardBody>
      </Card>
      <section aria-label={t("result")} aria-live="polite" className="lg:sticky lg:top-24">
        {computed ? (
          result(computed)
        ) : (
          <div className="rounded-lg border border-dashed border-line-strong/60 p-6 text-sm text-ink-soft">
            <p className="font-semibold text-ink">{t("later")}</p>
            <p className="mt-1">{outline}</p>
          </div>
        )}
      </section>
    </div>
  );
}
