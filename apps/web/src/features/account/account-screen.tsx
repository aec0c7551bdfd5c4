"use client";

import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { LinkButton } from "@/components/link-button";
import { PageTitle } from "@/components/page-title";
import { useWaysIn } from "@/features/auth/forms/use-ways-in";
import { OwnedClaimLinks } from "@/features/claim/links/owned-claim-links";
import { HouseholdSection } from "@/features/household/household-section";
import { OwnersAlone } from "@/features/household/owners-alone";
import { RecordsChooser } from "@/features/household/records-chooser";
import { MailInSection } from "@/features/mail-in/mail-in-section";
import { AppSection } from "@/features/passkeys/app-section";
import { PasskeysSection } from "@/features/passkeys/passkeys-section";
import { Protected } from "@/features/protected/protected";
import { WebhooksSection } from "@/features/webhooks/webhooks-section";
import { ACCOUNT_GROUPS, AccountGroup } from "./account-group";
import { AccountSection } from "./account-section";
import { ApiKeys } from "./api-keys";
import { CalendarSection } from "./calendar-section";
import { DeleteAccount } from "./delete-account";
import { YourData } from "./documents/your-data";
import { LanguageChoice } from "./forms/language-choice";
import { PasswordForm } from "./forms/password-form";
import { PooledPrices } from "./forms/pooled-prices";
import { ProfileForm } from "./forms/profile-form";
import { Sessions } from "./sessions";
import { SignOns } from "./sign-ons";

/** Links to the groups of the account page: a column beside them, or rows above them (screens-32). */
function AccountIndex() {
  const t = useTranslations("account.groups");
  useEffect(() => {
    // The groups come after the browser looked for the place that the address names.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav aria-label={t("index")} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0.5">
        {ACCOUNT_GROUPS.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="flex min-h-11 items-center rounded-md border border-line bg-surface px-3 text-sm font-semibold text-ink-soft no-underline hover:bg-sunken hover:text-ink lg:border-transparent lg:bg-transparent"
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
              <div className="flex flex-col gap-6 max-md:skipped-1500">
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
          </div>
        </OwnersAlone>
      </div>
    </Protected>
  );
}
