import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { SubscriptionScreen } from "@/features/subscription/subscription-screen";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "subscription");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/subscription", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["plans", "subscription"]}>
      <SubscriptionScreen />
    </PageWords>
  );
}
