import type { Metadata } from "next";
import { AccountScreen } from "@/features/account/account-screen";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { PageWords } from "@/features/language/page-words";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/account",
    title: "Account",
    description: "Your profile, sign-in, API keys and data.",
    private: true,
  });
}

export default function Page({ params }: EditionProps) {
  return (
    <PageWords params={params} namespaces={["apiKeyYears", "language"]}>
      <AccountScreen />
    </PageWords>
  );
}
