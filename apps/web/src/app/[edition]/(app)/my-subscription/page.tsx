import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";
import { MySubscriptionScreen } from "@/features/subscription/my-subscription-screen";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/my-subscription",
    title: "My Subscription",
    description: "Your plan, its benefits and how it is paid.",
    private: true,
  });
}

export default function Page() {
  return <MySubscriptionScreen />;
}
