import { localeOf } from "@gf-ledger/domain/edition/locale";
import type { Metadata } from "next";
import { ApiViewer } from "@/features/api-docs/api-viewer";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";
import { PageHeading } from "@/features/shell/page-heading";
import { pageMetadata } from "@/features/shell/page-metadata";

const DESCRIPTION =
  "Every call of the GF Ledger API, with its shapes, errors and examples, to read and to try.";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const edition = await editionOf(props);
  return pageMetadata({
    locale: localeOf(edition, "en"),
    path: "/docs/api",
    title: "API",
    description: DESCRIPTION,
  });
}

export default function ApiDocsPage() {
  return (
    <div className="page pb-12">
      <PageHeading title="API">
        <p>
          {DESCRIPTION} The document itself is at{" "}
          <a href="/api/openapi.json" className="font-medium text-brand underline underline-offset-2">
            /api/openapi.json
          </a>
          .
        </p>
      </PageHeading>
      <ApiViewer />
    </div>
  );
}
