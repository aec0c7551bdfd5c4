"use client";

import { POOLED_FLOOR } from "@gf-ledger/domain/pooled-prices/pooled-floor";
import {
  PRICE_REGION_CODES,
  PRICE_REGIONS,
  type PriceRegion,
} from "@gf-ledger/domain/pooled-prices/price-regions";
import { SelectField } from "@/components/select-field";
import { Switch } from "@/components/switch";
import { toast } from "@/components/toast";
import { useEdition } from "@/hooks/use-edition";
import { trpc } from "@/trpc/client";
import { AccountSection } from "./account-section";
import { sayFailed } from "./say-failed";

const WHOLE_COUNTRY = { value: "", label: "I would rather not say" };
const REGION_LABELS = {
  ca: "Province or territory (optional)",
  us: "Part of the country (optional)",
} as const;

const optionOf = ({ code, name, takesIn }: PriceRegion) => ({
  value: code,
  label: takesIn ? `${name} (${takesIn})` : name,
});

/** Whether one's regular prices count in the pooled medians, and for which region (prices-29). */
export function PooledPrices() {
  const edition = useEdition();
  const utils = trpc.useUtils();
  const { data: user } = trpc.auth.user.useQuery(undefined, { retry: false });
  const update = trpc.account.updateProfile.useMutation({
    onSuccess: (updated) => {
      utils.auth.user.setData(undefined, { ...updated, keyScopes: null, keyYear: null, role: "owner" });
      toast({
        title: updated.sharePrices ? "You share your regular prices" : "You no longer share your prices",
        tone: "success",
      });
    },
    onError: sayFailed,
  });
  const shares = user?.sharePrices ?? false;
  const regions: readonly PriceRegion[] = PRICE_REGIONS[edition];
  const named = regions.some(({ code }) => code === user?.priceRegion);

  function chooseRegion(value: string) {
    const priceRegion = PRICE_REGION_CODES.find((code) => code === value) ?? null;
    update.mutate({ sharePrices: true, priceRegion });
  }

  return (
    <AccountSection
      title="Pooled prices"
      description={`People here who agree put their regular prices together as medians by product, size, region and month. A median is used only for people who share, and only where at least ${POOLED_FLOOR.people} people and ${POOLED_FLOOR.receipts} receipts stand behind it. It names nobody and no store. Where you have no price of your own, your items are then compared with it instead of an average.`}
    >
      <Switch
        label="Share my regular prices and use the pooled ones"
        checked={shares}
        disabled={update.isPending || !user}
        onChange={(event) => update.mutate({ sharePrices: event.target.checked })}
      />
      {shares ? (
        <SelectField
          label={REGION_LABELS[edition]}
          hint="Used only for pooled prices, and forgotten when you stop. Without it your prices count for the whole country alone."
          value={named ? (user?.priceRegion ?? "") : ""}
          options={[WHOLE_COUNTRY, ...regions.map(optionOf)]}
          disabled={update.isPending}
          onChange={(event) => chooseRegion(event.target.value)}
        />
      ) : null}
      <p className="text-sm text-ink-soft">
        Off unless you agree. When you switch it off, your prices leave the medians within a day; what your
        saved line items say stays.
      </p>
    </AccountSection>
  );
}
