import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { JoinHousehold } from "@/features/household/join-household";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "household");
  const words = { title: t("joinTitle"), description: t("joinDescription") };
  return pageMetadata({ locale, path: "/join-household", ...words, private: true });
}

export default function Page() {
  return <JoinHousehold />;
}
