import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    edition: await editionOf(props),
    path: "/",
    title: "Page Not Found",
    description: "There is no page at this address.",
    private: true,
  });
}

/** Whatever no other page answers. */
export default function MissingPage() {
  notFound();
}
