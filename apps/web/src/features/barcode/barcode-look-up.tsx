"use client";

import { barcodeInput, type ProductFacts } from "@gf-ledger/domain/barcode/product-facts";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/text-field";
import { toast } from "@/components/toast";
import { useValidatedForm } from "@/components/use-validated-form";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { CameraView } from "./camera-view";
import { ProductFound, type Takes } from "./product-found";

/** What of a found product is taken over into the fields of an item. */
export type TakenFacts = Pick<ProductFacts, "name" | "brand" | "size" | "sizeUnit">;

interface BarcodeLookUpProps {
  takes: Takes;
  onTake: (facts: TakenFacts) => void;
}

/**
 * "Look up by barcode" above an item's fields, where this installation asks a source: by camera or by the digits
 * (matching-36). What is found is shown, and taken over by a press alone (matching-40).
 */
export function BarcodeLookUp(props: BarcodeLookUpProps) {
  const { data: source } = trpc.products.source.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  return source?.name ? <LookUp {...props} source={source.name} /> : null;
}

function LookUp(props: BarcodeLookUpProps & { source: string }) {
  const t = useTranslations("barcode");
  const [open, setOpen] = useState(false);
  if (open) return <LookUpPanel {...props} />;
  return (
    <Button tone="secondary" size="small" className="mb-4" onClick={() => setOpen(true)}>
      {t("open")}
    </Button>
  );
}

function LookUpPanel({ takes, onTake, source }: BarcodeLookUpProps & { source: string }) {
  const t = useTranslations("barcode");
  const common = useTranslations("common");
  const utils = trpc.useUtils();
  const [scanning, setScanning] = useState(false);
  const [found, setFound] = useState<ProductFacts | null>(null);

  async function look({ barcode }: { barcode: string }): Promise<void> {
    setScanning(false);
    setFound(null);
    try {
      setFound(await utils.products.lookUp.fetch({ barcode }, { retry: false }));
    } catch (error) {
      form.refuse("barcode", failureOf(error).message ?? common("wentWrong"));
    }
  }
  const form = useValidatedForm(barcodeInput, { barcode: "" }, look);

  /** The digits alone are sent, not what stands around them: a form of sizes, or of an item. */
  function onSubmit(event: FormEvent) {
    event.stopPropagation();
    form.form.onSubmit(event);
  }

  return (
    <section aria-label={t("title")} className="mb-4 rounded-md border border-line bg-sunken p-3">
      <p className="text-sm text-ink-soft">{t("text", { source })}</p>
      {scanning ? (
        <div className="mt-3">
          <CameraView
            onRead={(barcode) => {
              form.clear({ barcode });
              void look({ barcode });
            }}
            onNoCamera={() => {
              setScanning(false);
              toast({ title: t("noCamera"), tone: "danger" });
            }}
          />
        </div>
      ) : null}
      <form {...form.form} onSubmit={onSubmit} className="mt-3 flex flex-col gap-3">
        <TextField {...form.field("barcode")} label={t("digits")} inputMode="numeric" autoComplete="off" />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="secondary" size="small" busy={form.busy}>
            {t("look")}
          </Button>
          <Button tone="secondary" size="small" onClick={() => setScanning(!scanning)}>
            {t(scanning ? "stopCamera" : "camera")}
          </Button>
        </div>
      </form>
      {found ? (
        <ProductFound
          facts={found}
          takes={takes}
          onTake={() => {
            onTake(found);
            toast({ title: t("taken"), tone: "success" });
          }}
        />
      ) : null}
    </section>
  );
}
