"use client";

import { POOLED_FLOOR } from "@gf-ledger/domain/pooled-prices/pooled-floor";
import {
  PRICE_REGION_CODES,
  PRICE_REGIONS,
  type PriceRegion,
} from "@gf-ledger/domain/pooled-prices/price-regions";
import { useMessages, useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { Switch } from "@/components/forms/switch";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { useEdition } from "@/hooks/use-edition";
import { trpc } from "@/trpc/client";
import { AccountSection } from "../account-section";

/** Whether one's regular prices count in the pooled medians (prices-29), and the region whose prices count (prices-32). */
export function PooledPrices() {
  const t = useTranslations("account.pooled");
  const provinces: Readonly<Record<string, string>> = useMessages().provinces;
  const toastError = useToastError();
  const edition = useEdition();
  const utils = trpc.useUtils();
  const { data: user } = trpc.auth.user.useQuery(undefined, { retry: false });
  const update = trpc.account.updateProfile.useMutation({
    onSuccess: (updated, asked) => {
      utils.auth.user.setData(undefined, (known) => known && { ...known, ...updated });
      const shared = updated.sharePrices ? "shared" : "notShared";
      toast({ title: t(asked.sharePrices === undefined ? "regionSaved" : shared), tone: "success" });
    },
    onError: toastError,
  });
  const shares = user?.sharePrices ?? false;
  const regions: readonly PriceRegion[] = PRICE_REGIONS[edition];
  const named = regions.some(({ code }) => code === user?.priceRegion);

  function optionOf({ code, name, takesIn }: PriceRegion) {
    const message = provinces[code.slice("CA-".length)] ?? name;
    return { value: code, label: takesIn ? `${message} (${takesIn})` : message };
  }

  function chooseRegion(value: string) {
    const priceRegion = PRICE_REGION_CODES.find((code) => code === value) ?? null;
    update.mutate({ priceRegion });
  }

  return (
    <AccountSection title={t("title")} description={t("description", { people: POOLED_FLOOR })}>
      <Switch
        label={t("share")}
        checked={shares}
        disabled={update.isPending || !user}
        onChange={(event) => update.mutate({ sharePrices: event.target.checked })}
      />
      <p className="text-sm text-ink-soft">{t("off")}</p>
      <SelectField
        label={t(`region.${edition}`)}
        hint={t(`regionHint.${edition}`)}
        value={named ? (user?.priceRegion ?? "") : ""}
        options={[{ value: "", label: t("wholeCountry") }, ...regions.map(optionOf)]}
        disabled={update.isPending || !user}
        onChange={(event) => chooseRegion(event.target.value)}
      />
    </AccountSection>
  );
}
