"use client";

import { barcodeInput, type ProductFacts } from "@gf-ledger/domain/barcode/product-facts";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { toast } from "@/components/notices/toast";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { CameraView } from "./camera-view";
import { ProductFound, type Takes } from "./product-found";

/** What of a found product is taken over into the fields of an item. */
export type TakenFacts = Pick<ProductFacts, "name" | "brand" | "size" | "sizeUnit">;

export interface BarcodeLookUpProps {
  takes: Takes;
  onTake: (facts: TakenFacts) => void;
}

/** The camera and the digits, and what is found by them (matching-36). */
export function LookUpPanel({ takes, onTake, source }: BarcodeLookUpProps & { source: string }) {
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

  // The button that opened the panel is gone.
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector("input")?.focus(), []);

  // No form of its own: the panel opens inside the forms that it fills.
  const lookOnEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter") form.form.onSubmit(event);
  };

  return (
    <section
      ref={section}
      aria-label={t("title")}
      className="mb-4 rounded-md border border-line bg-sunken p-3"
    >
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
      <div className="mt-3 flex flex-col gap-3">
        <TextField
          {...form.field("barcode")}
          label={t("digits")}
          inputMode="numeric"
          enterKeyHint="search"
          autoComplete="off"
          onFocus={form.form.onFocus}
          onKeyDown={lookOnEnter}
        />
        <div className="flex flex-wrap gap-2">
          <Button tone="secondary" size="small" busy={form.busy} onClick={form.form.onSubmit}>
            {t("look")}
          </Button>
          <Button tone="secondary" size="small" onClick={() => setScanning(!scanning)}>
            {t(scanning ? "stopCamera" : "camera")}
          </Button>
        </div>
      </div>
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
