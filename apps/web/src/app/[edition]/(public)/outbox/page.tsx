import type { Metadata } from "next";
import { Outbox } from "@/features/diagnostics/outbox";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";
import { outboxOnly } from "@/server/diagnostics-only";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/outbox",
    title: "Outbox",
    description: "Messages kept here while no mail server is set up.",
    private: true,
  });
}

export default async function OutboxPage() {
  await outboxOnly();
  return <Outbox />;
}
