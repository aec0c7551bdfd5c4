import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/words/page-words";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { MySubscriptionScreen } from "@/features/subscription/my-subscription-screen";
import { FirstCalls } from "@/trpc/first-calls";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "subscription");
  const words = { title: t("mine.title"), description: t("mine.description") };
  return pageMetadata({ locale, path: "/my-subscription", ...words, private: true });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["plans", "subscription"]}>
      <FirstCalls calls={["auth.user", "subscription.status"]} />
      <MySubscriptionScreen />
    </PageWords>
  );
}
