import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { SubscriptionSuccessScreen } from "@/features/subscription/subscription-success-screen";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "subscription");
  const words = { title: t("back.title"), description: t("back.description") };
  return pageMetadata({ locale, path: "/subscription/success", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["subscription"]}>
      <SubscriptionSuccessScreen />
    </PageWords>
  );
}
