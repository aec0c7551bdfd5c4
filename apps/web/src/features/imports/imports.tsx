"use client";

import { useTranslations } from "use-intl";
import { Card, CardBody } from "@/components/card";
import { Alert } from "@/components/notices/alert";
import { Skeleton } from "@/components/notices/skeleton";
import { Allowed } from "@/features/household/allowed";
import { FileChoice } from "./forms/file-choice";
import { ImportDraft } from "./import-draft";
import { ImportList } from "./import-list";
import { useImport } from "./use-import";

/** Takes tables of other tools in, and takes them back (reports-37). */
export function Imports() {
  const t = useTranslations("imports");
  const draft = useImport();
  const { preview, busy, wrong, chosen } = draft;
  return (
    <div className="page flex max-w-4xl flex-col gap-6 py-8 sm:py-10">
      <header className="max-w-prose">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <p className="mt-1 text-sm text-ink-soft">{t("introduction")}</p>
      </header>
      <Allowed to="change">
        <Card>
          <CardBody>
            <FileChoice
              chosen={chosen?.fileName ?? null}
              onChoose={(file) => void draft.choose(file)}
              onForget={draft.forget}
            />
          </CardBody>
        </Card>
      </Allowed>
      {wrong ? (
        <Alert live tone="danger" title={wrong.title}>
          {wrong.words}
        </Alert>
      ) : null}
      {busy === "reading" && !preview ? <Skeleton className="h-64" label={t("reading")} /> : null}
      {preview ? <ImportDraft draft={{ ...draft, preview }} /> : null}
      <ImportList />
    </div>
  );
}
