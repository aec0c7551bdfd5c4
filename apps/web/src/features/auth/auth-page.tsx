import type { Locale } from "@gf-ledger/domain/edition/locale";
import { pageMessages } from "@gf-ledger/messages/page-messages";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { WordsProvider } from "@/features/language/words/words-provider";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { AuthBenefits } from "./auth-benefits";
import { AuthScreen, type AuthTab } from "./auth-screen";

/** What the forms say: each part of `auth` that the page shows, the consents, and what is wrong with a field. */
const FORM_WORDS = [
  ...(["auth.screen", "auth.login", "auth.register", "auth.forgot", "auth.link"] as const),
  ...(["auth.passkey", "auth.code", "auth.signOn", "common.passwordField", "consents"] as const),
  "credentials" as const,
] as const;

/** The metadata of `/auth`: both tabs have one address. */
export function authMetadata(locale: Locale): Metadata {
  const t = translatorOf(locale, "auth");
  return pageMetadata({ locale, path: "/auth", title: t("screen.tabs"), description: t("description") });
}

/** `/auth` with one of its tabs open, so that the form is in the page as it is sent. */
export function AuthPage({ locale, opensWith }: { locale: Locale; opensWith: AuthTab }) {
  const t = translatorOf(locale, "auth");
  return (
    <div className="page py-12 sm:py-16">
      <h1 className="text-2xl sm:text-3xl">{t("heading")}</h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <WordsProvider locale={locale} messages={pageMessages(locale, FORM_WORDS)}>
          <AuthScreen opensWith={opensWith} />
        </WordsProvider>
        <AuthBenefits locale={locale} />
      </div>
    </div>
  );
}
