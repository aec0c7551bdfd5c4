"use client";

import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import Image from "next/image";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { buttonStyle } from "@/components/button-style";
import { Dialog } from "@/components/dialog";
import { useKeptImage } from "@/hooks/use-kept-image";
import { forgetShelfPhoto, shelfPhotoOf } from "./shelf-photos";

interface KeptPictureProps {
  name: string;
  sha256: string;
  /** What a copy is called, so that it says of itself what it shows. */
  fileName: string;
  /** Takes the picture's fingerprint off the price. */
  onDeleted: () => Promise<ObservationView | null>;
}

/** Shows the picture of a shelf tag that this device keeps, and deletes it (prices-43); nothing on other devices. */
export function KeptPicture({ name, sha256, fileName, onDeleted }: KeptPictureProps) {
  const t = useTranslations("priceBook.picture");
  const url = useKeptImage(sha256, shelfPhotoOf);
  const [open, setOpen] = useState(false);

  async function remove() {
    if ((await onDeleted()) === null) return;
    await forgetShelfPhoto(sha256);
    setOpen(false);
  }

  if (url === null) return null;
  return (
    <>
      <Button tone="quiet" size="small" aria-label={t("showOne", { name })} onClick={() => setOpen(true)}>
        {t("show")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        description={t("text")}
        actions={
          <>
            <Button tone="secondary" onClick={() => setOpen(false)}>
              {t("close")}
            </Button>
            <a href={url} download={fileName} className={buttonStyle({ tone: "secondary" })}>
              {t("save")}
            </a>
            <Button tone="danger" onClick={() => void remove()}>
              {t("delete")}
            </Button>
          </>
        }
      >
        <Image
          unoptimized
          width={400}
          height={300}
          src={url}
          alt={t("alt", { name })}
          className="h-auto w-full"
        />
      </Dialog>
    </>
  );
}
