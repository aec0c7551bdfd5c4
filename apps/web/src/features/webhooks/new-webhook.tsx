"use client";

import { WEBHOOK_EVENTS } from "@gf-ledger/domain/webhook/webhook-events";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/forms/checkbox";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ShownOnce } from "@/components/notices/shown-once";
import { useToastError } from "@/features/language/toast-failure";
import type { Words } from "@/features/language/words/words";
import { trpc } from "@/trpc/client";
import { EVENT_KEYS } from "./event-keys";

/** The secret of a webhook that was just made, to be copied now (api-36). */
function WebhookSecret({ secret }: { secret: string }) {
  const t = useTranslations("webhooks");
  const words = { copy: t("copy"), copied: t("copied"), notCopied: t("notCopied") };
  return <ShownOnce title={t("shownOnce")} secret={secret} words={words} />;
}

async function schemaOf(t: Words<"entryIssues">) {
  const { z } = await import("zod");
  return z.object({
    url: z
      .string()
      .trim()
      .pipe(z.url(t("wholeAddress"))),
    receiptRead: z.boolean(),
    receiptSaved: z.boolean(),
    lineItemChanged: z.boolean(),
    claimFiled: z.boolean(),
    accountExported: z.boolean(),
  });
}

const EMPTY = {
  url: "",
  receiptRead: false,
  receiptSaved: true,
  lineItemChanged: false,
  claimFiled: false,
  accountExported: false,
};

/** Makes a webhook and shows its secret this one time (api-36). */
export function NewWebhook({ onMade }: { onMade: () => void }) {
  const t = useTranslations("webhooks");
  const issues = useTranslations("entryIssues");
  const toastError = useToastError();
  const create = trpc.webhooks.create.useMutation({
    retry: false,
    onSuccess: () => {
      form.clear();
      onMade();
    },
    onError: toastError,
  });
  const form = useValidatedForm(
    () => schemaOf(issues),
    EMPTY,
    ({ url, ...chosen }) => {
      const events = WEBHOOK_EVENTS.filter((event) => chosen[EVENT_KEYS[event]]);
      if (events.length === 0) form.refuse("receiptRead", t("eventNeeded"));
      else create.mutate({ url, events });
    },
  );
  return (
    <>
      {create.data ? <WebhookSecret secret={create.data.secret} /> : null}
      <form {...form.form} className="flex flex-col gap-4">
        <TextField
          {...form.field("url")}
          type="url"
          label={t("url")}
          placeholder={t("example")}
          maxLength={2000}
          autoComplete="off"
        />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-sm font-medium">{t("events")}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              {...form.field(EVENT_KEYS[event])}
              label={t(`event.${EVENT_KEYS[event]}`)}
            />
          ))}
        </fieldset>
        <div>
          <Button type="submit" tone="secondary" busy={form.busy || create.isPending}>
            {t("make")}
          </Button>
        </div>
      </form>
    </>
  );
}
