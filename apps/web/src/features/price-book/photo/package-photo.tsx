"use client";

import type { PackageSizes } from "@gf-ledger/domain/price-book/package-photo";
import type { Unit } from "@gf-ledger/domain/size/units";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useToastError } from "@/features/language/toast-failure";
import { written } from "@/features/language/typed-amount";
import { trpc } from "@/trpc/client";
import { SizeChoice } from "../size-choice";
import { PhotoToRead } from "./photo-to-read";

interface PackagePhotoProps {
  onTake: (size: { size: string; unit: Unit }) => void;
}

/** Reads the size off a photo of the package; of several the person says which, and nothing is kept of it (reports-70). */
export function PackagePhoto({ onTake }: PackagePhotoProps) {
  const locale = useLocale();
  const t = useTranslations("priceBook.sizes");
  const toastError = useToastError();
  const read = trpc.priceBook.packagePhoto.useMutation({ retry: false });
  const [sizes, setSizes] = useState<PackageSizes["sizes"]>([]);

  function take({ size, unit }: PackageSizes["sizes"][number]) {
    setSizes([]);
    onTake({ size: written(size, locale), unit });
  }
  function ask({ sizes: found }: PackageSizes) {
    const [only, ...others] = found;
    if (only && others.length === 0) take(only);
    else setSizes(found);
  }

  return (
    <div className="col-span-2">
      <PhotoToRead
        label={t("photo")}
        readingLabel={t("photoReading")}
        tone="secondary"
        size="small"
        read={(image) => read.mutateAsync({ image })}
        onRead={ask}
        onUnread={toastError}
      />
      {sizes.length > 0 ? <SizeChoice question={t("whichPrinted")} sizes={sizes} onChoose={take} /> : null}
    </div>
  );
}
