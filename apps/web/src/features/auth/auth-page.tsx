import type { Edition } from "@gf-ledger/domain/edition/edition";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import type { Metadata } from "next";
import { pageMetadata } from "@/features/shell/page-metadata";
import { AuthBenefits } from "./auth-benefits";
import { AuthScreen, type AuthTab } from "./auth-screen";

/** The metadata of `/auth`: both tabs have one address. */
export function authMetadata(edition: Edition): Promise<Metadata> | Metadata {
  return pageMetadata({
    locale: localeOf(edition, "en"),
    path: "/auth",
    title: "Sign in or register",
    description: "Sign in to GF Ledger with a password or an emailed link, or open a free account.",
  });
}

/** `/auth` with one of its tabs open, so that the form is in the page as it is sent. */
export function AuthPage({ edition, opensWith }: { edition: Edition; opensWith: AuthTab }) {
  return (
    <div className="page py-12 sm:py-16">
      <h1 className="text-2xl sm:text-3xl">Welcome to GF Ledger</h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <AuthScreen opensWith={opensWith} />
        <AuthBenefits edition={edition} />
      </div>
    </div>
  );
}
