"use client";

import { useTranslations } from "use-intl";
import { LinkButton } from "@/components/link-button";
import { useWaysIn } from "@/features/auth/use-ways-in";
import { OwnedClaimLinks } from "@/features/claim/links/owned-claim-links";
import { HouseholdSection } from "@/features/household/household-section";
import { OwnersAlone } from "@/features/household/owners-alone";
import { RecordsChooser } from "@/features/household/records-chooser";
import { MailInSection } from "@/features/mail-in/mail-in-section";
import { AppSection } from "@/features/passkeys/app-section";
import { PasskeysSection } from "@/features/passkeys/passkeys-section";
import { Protected } from "@/features/protected/protected";
import { WebhooksSection } from "@/features/webhooks/webhooks-section";
import { AccountSection } from "./account-section";
import { ApiKeys } from "./api-keys";
import { CalendarSection } from "./calendar-section";
import { DeleteAccount } from "./delete-account";
import { LanguageChoice } from "./language-choice";
import { PasswordForm } from "./password-form";
import { PooledPrices } from "./pooled-prices";
import { ProfileForm } from "./profile-form";
import { Sessions } from "./sessions";
import { SignOns } from "./sign-ons";
import { YourData } from "./your-data";

/** /account: profile, sign-in, API keys, the person's data, and deleting the account (accounts-36). */
export function AccountScreen() {
  const t = useTranslations("account");
  const ways = useWaysIn();
  return (
    <Protected>
      <div className="page flex max-w-4xl flex-col gap-6 py-8 sm:py-10">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <RecordsChooser />
        <OwnersAlone>
          <ProfileForm />
          <LanguageChoice />
          <AccountSection title={t("people.title")} description={t("people.description")}>
            <div>
              <LinkButton href="/people" tone="secondary">
                {t("people.open")}
              </LinkButton>
            </div>
          </AccountSection>
          {ways?.password === false ? null : <PasswordForm />}
          <PasskeysSection />
          {ways?.password === false ? null : <AppSection />}
          <SignOns />
          <Sessions />
          <ApiKeys />
          <WebhooksSection />
          <CalendarSection />
          <MailInSection />
          <HouseholdSection />
          <OwnedClaimLinks />
          <PooledPrices />
          <YourData />
          <DeleteAccount />
        </OwnersAlone>
      </div>
    </Protected>
  );
}
