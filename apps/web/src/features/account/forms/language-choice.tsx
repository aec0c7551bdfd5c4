"use client";

import { LANGUAGE_NAMES, LOCALE_FACTS, languagesOf, localeOf } from "@gf-ledger/domain/edition/locale";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { localAddress } from "@/features/language/addresses/local-address";
import { useToastError } from "@/features/language/toast-failure";
import { useShownPage } from "@/features/shell/addresses/use-shown-page";
import { trpc } from "@/trpc/client";
import { AccountSection } from "../account-section";

const AS_THE_BROWSER = "browser";

/** Chooses the language of pages, mails and documents; the page is then shown in it (accounts-57). */
export function LanguageChoice() {
  const t = useTranslations("language");
  const toastError = useToastError();
  const { edition } = LOCALE_FACTS[useLocale()];
  const languages = languagesOf(edition);
  const page = useShownPage();
  const { data: user } = trpc.auth.user.useQuery(undefined, { retry: false });
  const update = trpc.account.updateProfile.useMutation({
    onSuccess: ({ language }) => {
      window.location.assign(localAddress(page, localeOf(edition, language ?? "en")));
    },
    onError: toastError,
  });
  if (languages.length === 1) return null;
  return (
    <AccountSection title={t("title")} description={t("description")}>
      <SelectField
        label={t("label")}
        labelHidden
        className="sm:max-w-xs"
        value={user?.language ?? AS_THE_BROWSER}
        disabled={update.isPending}
        options={[
          { value: AS_THE_BROWSER, label: t("browser") },
          ...languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
        ]}
        onChange={({ target }) =>
          update.mutate({ language: languages.find((language) => language === target.value) ?? null })
        }
      />
    </AccountSection>
  );
}
