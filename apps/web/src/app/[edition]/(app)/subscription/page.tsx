import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";
import { SubscriptionScreen } from "@/features/subscription/subscription-screen";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/subscription",
    title: "Subscription",
    description: "Your plan: Free or Premium.",
    private: true,
  });
}

export default function Page() {
  return <SubscriptionScreen />;
}
