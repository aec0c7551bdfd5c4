"use client";

import { SIGN_ON_OUTCOMES } from "@gf-ledger/domain/account/sign-in/sign-on";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "use-intl";
import { LinkButton } from "@/components/link-button";
import { NarrowPage } from "../narrow-page";

/** What came of a sign-on that did not sign in, and what to do (accounts-61). */
export function SignOnOutcomePage() {
  const t = useTranslations("auth.signOnPage");
  const asked = useSearchParams().get("outcome");
  const outcome = SIGN_ON_OUTCOMES.find((one) => one === asked) ?? "failed";
  return (
    <NarrowPage title={t(`${outcome}.title`)}>
      <p role="status" className="text-ink-soft">
        {t(`${outcome}.text`)}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        {outcome === "waiting" || outcome === "other-address" ? (
          <LinkButton href="/account" prefetch={false}>
            {t("account")}
          </LinkButton>
        ) : (
          <LinkButton href="/auth">{t("again")}</LinkButton>
        )}
      </div>
    </NarrowPage>
  );
}
