"use client";

import { addCommentInput } from "@gf-ledger/domain/account/household-access";
import { useLocale, useTranslations } from "use-intl";
import { z } from "zod";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { TextField } from "@/components/text-field";
import { useValidatedForm } from "@/components/use-validated-form";
import { sayRefused } from "@/features/household/say-refused";
import { trpc } from "@/trpc/client";

const schema = z.object({ text: addCommentInput.shape.text });

/** What the people of a household say about a claim (accounts-56). */
export function ClaimComments({ claimId }: { claimId: string }) {
  const t = useTranslations("claimComments");
  const locale = useLocale();
  const utils = trpc.useUtils();
  const { data } = trpc.comments.list.useQuery({ claimId });
  const { data: user } = trpc.auth.user.useQuery(undefined, { retry: false });
  const refresh = () => void utils.comments.list.invalidate({ claimId });
  const onError = (error: unknown) => sayRefused(error, { title: t("failed"), otherwise: t("tryAgain") });
  const add = trpc.comments.add.useMutation({
    retry: false,
    onSuccess: () => {
      form.clear();
      refresh();
    },
    onError,
  });
  const remove = trpc.comments.delete.useMutation({ onSuccess: refresh, onError });
  const form = useValidatedForm(schema, { text: "" }, ({ text }) => add.mutate({ claimId, text }));
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t("introduction")}</p>
        {data?.comments.length === 0 ? <p className="mt-4 text-sm text-ink-soft">{t("none")}</p> : null}
        {data && data.comments.length > 0 ? (
          <ul aria-label={t("list")} className="mt-4 divide-y divide-line">
            {data.comments.map(({ id, author, own, lineItem, text, createdAt }) => (
              <li key={id} className="py-3">
                <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
                  <span className="font-medium text-ink wrap-anywhere">{own ? t("you") : author}</span>
                  {lineItem ? <span>{t("about", { item: lineItem })}</span> : null}
                  <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>
                </p>
                <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
                {own || user?.role === "owner" ? (
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={t("deleteNamed", { author: own ? t("you") : author })}
                    onClick={() => remove.mutate({ id })}
                  >
                    {t("delete")}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        <form {...form.form} className="mt-4 flex flex-col items-start gap-3 sm:flex-row sm:items-start">
          <div className="w-full">
            <TextField {...form.field("text")} label={t("text")} maxLength={2000} autoComplete="off" />
          </div>
          <Button type="submit" tone="secondary" busy={add.isPending} className="max-sm:w-full sm:mt-7">
            {t("add")}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
