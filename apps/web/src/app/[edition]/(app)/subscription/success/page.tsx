import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";
import { SubscriptionSuccessScreen } from "@/features/subscription/subscription-success-screen";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/subscription/success",
    title: "Subscription Successful",
    description: "Your Premium plan is active.",
    private: true,
  });
}

export default function Page() {
  return <SubscriptionSuccessScreen />;
}
