"use client";

import { useTranslations } from "use-intl";
import { LinkButton } from "@/components/link-button";
import { PageTitle } from "@/components/page-title";
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
import { AccountGroup } from "./account-group";
import { AccountIndex } from "./account-index";
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

/** /account: five groups, from who the person is to deleting it all (accounts-36, screens-32). */
export function AccountScreen() {
  const t = useTranslations("account");
  const ways = useWaysIn();
  return (
    <Protected head={{ title: t("title"), introduction: t("introduction") }}>
      <div className="page flex flex-col gap-6 py-8 sm:py-10">
        <PageTitle title={t("title")} introduction={t("introduction")} />
        <RecordsChooser />
        <OwnersAlone>
          <div className="grid gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
            <AccountIndex />
            <div className="flex min-w-0 max-w-3xl flex-col gap-6">
              <AccountGroup name="profile">
                <ProfileForm />
                <LanguageChoice />
              </AccountGroup>
              <AccountGroup name="ways-in">
                {ways?.password === false ? null : <PasswordForm />}
                <PasskeysSection />
                {ways?.password === false ? null : <AppSection />}
                <SignOns />
                <Sessions />
              </AccountGroup>
              <AccountGroup name="household">
                <AccountSection title={t("people.title")} description={t("people.description")}>
                  <div>
                    <LinkButton href="/people" tone="secondary">
                      {t("people.open")}
                    </LinkButton>
                  </div>
                </AccountSection>
                <HouseholdSection />
                <OwnedClaimLinks />
              </AccountGroup>
              <AccountGroup name="connections">
                <MailInSection />
                <CalendarSection />
                <ApiKeys />
                <WebhooksSection />
              </AccountGroup>
              <AccountGroup name="your-data">
                <YourData />
                <PooledPrices />
                <DeleteAccount />
              </AccountGroup>
            </div>
          </div>
        </OwnersAlone>
      </div>
    </Protected>
  );
}
