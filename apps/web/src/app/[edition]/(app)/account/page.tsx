import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { AccountScreen } from "@/features/account/account-screen";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { FirstCalls } from "@/trpc/first-calls";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "account");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/account", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords
      params={params}
      namespaces={[
        "account",
        "apiKeyYears",
        "calendar",
        "claimLinks",
        "language",
        "mailIn",
        "grants",
        "passkeys",
        "provinces",
        "signOn",
        "webhooks",
      ]}
    >
      <FirstCalls calls={["auth.user"]} />
      <AccountScreen />
    </PageWords>
  );
}
