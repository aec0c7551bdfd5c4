import { CANADA_CALCULATOR_DEFAULTS } from "@gf-ledger/domain/calculator/canada";
import { pageMessages } from "@gf-ledger/messages/page-messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PasswordField } from "@/components/forms/password-field";
import { WordsProvider } from "@/features/language/words/words-provider";
import { CanadaResult } from "@/features/tools/canada-result";
import { canadianFigures } from "@/features/tools/canadian-figures";

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

test.each([
  ["en-CA", "Password", "PasswordShow password"],
  ["fr-CA", "Mot de passe", "Mot de passeAfficher\u00A0: mot de passe"],
] as const)("accounts-51 editions-10 in %s the button beside a password names it", (locale, label, text) => {
  const field = <PasswordField label={label} />;
  const words = { locale, messages: pageMessages(locale, ["common.passwordField"]) };
  const html = renderToStaticMarkup(<WordsProvider {...words}>{field}</WordsProvider>);
  expect(textOf(html)).toBe(text);
});

test("editions-14 a result in French has its amounts and shares as French writes them, and its sources in French", () => {
  const figures = canadianFigures(2025);
  if (!figures) throw new Error("No figures for 2025");
  const asked = { figures, province: "PE", input: CANADA_CALCULATOR_DEFAULTS } as const;
  const words = {
    locale: "fr-CA",
    messages: pageMessages("fr-CA", ["tools", "provinces", "sources"]),
  } as const;
  const html = renderToStaticMarkup(
    <WordsProvider {...words}>
      <CanadaResult {...asked} />
    </WordsProvider>,
  );
  for (const message of [
    "3,50\u00A0$ × 10 par semaine × 52 semaines",
    "le moindre de 2\u00A0834,00\u00A0$ et de 3\u00A0% de 60\u00A0000,00\u00A0$",
    "14,5\u00A0% de 4\u00A0195,00\u00A0$",
    "608,28\u00A0$",
    "Île-du-Prince-Édouard, 2025",
    "Formulaire T1 de 2025; lu le 22 novembre 2026.",
  ])
    expect(textOf(html)).toContain(message);
});
