import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import type { Metadata } from "next";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";
import { PageHeading } from "@/features/shell/page-heading";
import { pageMetadata } from "@/features/shell/page-metadata";
import { Letters } from "@/features/tools/letters";
import { ToolsTabs } from "@/features/tools/tools-tabs";

const INTRODUCTION = {
  ca: "Estimate the medical expense tax credit that the extra cost of gluten-free food may bring you under the CRA's rules.",
  us: "Estimate the itemized medical deduction that the extra cost of gluten-free food may bring you under the IRS's rules.",
} as const;

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const edition = await editionOf(props);
  const title = `Tools & Calculators for ${EDITION_FACTS[edition].country}`;
  return pageMetadata({
    locale: localeOf(edition, "en"),
    path: "/tools",
    title,
    description: INTRODUCTION[edition],
  });
}

export default async function ToolsPage(props: EditionProps) {
  const edition = await editionOf(props);
  return (
    <div className="page">
      <PageHeading title="Tools & Calculators">
        <p>{INTRODUCTION[edition]}</p>
      </PageHeading>
      <ToolsTabs edition={edition} />
      <Letters edition={edition} />
    </div>
  );
}
