import { localeOf } from "@gf-ledger/domain/edition/locale";
import type { Metadata } from "next";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";
import { ComplianceNotice } from "@/features/home/compliance-notice";
import { Faq } from "@/features/home/faq";
import { Features } from "@/features/home/features";
import { Hero } from "@/features/home/hero";
import { HOME_COPY } from "@/features/home/home-copy";
import { InUse } from "@/features/home/in-use";
import { Pricing } from "@/features/home/pricing";
import { Steps } from "@/features/home/steps";
import { TryIt } from "@/features/home/try-it";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const edition = await editionOf(props);
  const { title, description } = HOME_COPY[edition];
  return pageMetadata({ locale: localeOf(edition, "en"), path: "/", title, description });
}

export default async function HomePage(props: EditionProps) {
  const edition = await editionOf(props);
  return (
    <>
      <Hero edition={edition} />
      <Features />
      <Steps edition={edition} />
      <TryIt edition={edition} />
      <InUse edition={edition} />
      <Pricing edition={edition} />
      <ComplianceNotice edition={edition} />
      <Faq edition={edition} />
    </>
  );
}
