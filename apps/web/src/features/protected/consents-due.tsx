"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody } from "@/components/card";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ConsentFields, NO_CONSENTS } from "@/features/auth/forms/consent-fields";
import { toastFailure } from "@/features/language/toast-failure";
import { useKeyedMessages } from "@/features/language/words/use-keyed-messages";
import { trpc } from "@/trpc/client";

/** Few pages ask it, so none loads the schema before it is used. */
const consentsSchema = () =>
  import("@gf-ledger/domain/account/sign-in/credentials").then((schemas) => schemas.consentsSchema);

/** Asks the owner of an account that a link alone made for the two consents, before anything else (accounts-50). */
export function ConsentsDue() {
  const t = useTranslations("protectedPages.consents");
  const utils = trpc.useUtils();
  const update = trpc.account.updateProfile.useMutation();
  async function keep() {
    try {
      await update.mutateAsync({ consented: true });
      await utils.auth.user.invalidate();
    } catch (error) {
      toastFailure(error, { title: t("notSaved"), otherwise: t("pleaseTryAgain") });
    }
  }
  const translate = useKeyedMessages();
  const consents = useValidatedForm(consentsSchema, NO_CONSENTS, keep, translate);
  return (
    <div className="page max-w-xl py-10 sm:py-16">
      <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
      <p className="mt-3 text-ink-soft">{t("text")}</p>
      <Card className="mt-6">
        <CardBody>
          <form {...consents.form} className="flex flex-col gap-5">
            <ConsentFields field={consents.field} />
            <Button type="submit" block busy={consents.busy}>
              {t("continue")}
            </Button>
          </form>
        </CardBody>
      </Card>
    </div>
  );
}
