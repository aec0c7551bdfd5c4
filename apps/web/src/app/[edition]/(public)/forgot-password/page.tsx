import { plainMessages } from "@gf-ledger/messages/page-messages";
import type { Metadata } from "next";
import { ResetRequest } from "@/features/auth/reset-request";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const { title, description } = plainMessages(locale, "auth").resetRequest;
  return pageMetadata({ locale, path: "/forgot-password", title, description });
}

export default async function ResetRequestPage(props: EditionProps) {
  const locale = await localeOfPage(props);
  const faults = plainMessages(locale, "credentials");
  return <ResetRequest words={plainMessages(locale, "auth").resetRequest} faults={faults} />;
}
