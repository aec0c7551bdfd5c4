import type { Locale } from "@gf-ledger/domain/edition/locale";
import { plainMessages } from "@gf-ledger/messages/page-messages";
import type { Metadata } from "next";
import { pageMetadata } from "@/features/shell/page-metadata";
import { AuthBenefits } from "./auth-benefits";
import { AuthScreen, type AuthTab } from "./auth-screen";

/** The metadata of `/auth`: both tabs have one address. */
export function authMetadata(locale: Locale): Metadata {
  const { title, description } = plainMessages(locale, "auth");
  return pageMetadata({ locale, path: "/auth", title, description });
}

/** `/auth` with one of its tabs open, so that the form is in the page as it is sent. */
export function AuthPage({ locale, opensWith }: { locale: Locale; opensWith: AuthTab }) {
  const { heading, screen, login, register, forgot, link, passkey, code, signOn } = plainMessages(
    locale,
    "auth",
  );
  const consents = plainMessages(locale, "consents");
  const faults = plainMessages(locale, "credentials");
  return (
    <div className="page py-12 sm:py-16">
      <h1 className="text-2xl sm:text-3xl">{heading}</h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <AuthScreen
          opensWith={opensWith}
          words={{ screen, login, register, forgot, link, passkey, code, signOn, consents, faults }}
        />
        <AuthBenefits locale={locale} />
      </div>
    </div>
  );
}
