"use client";

import { CameraIcon, SparklesIcon } from "@heroicons/react/24/outline";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Switch } from "@/components/forms/switch";
import { readAtOnce, readsAtOnce } from "../reading/reading-at-once";
import { PhotoInputs } from "./photo-inputs";

interface PhotoChooserProps {
  onFiles: (files: File[]) => void;
  onSample: () => void;
}

/** The page before the first photo: every way to choose one. */
export function PhotoChooser({ onFiles, onSample }: PhotoChooserProps) {
  const t = useTranslations("upload.chooser");
  const [atOnce, setAtOnce] = useState(readsAtOnce);
  return (
    <div className="rounded-lg border-2 border-dashed border-line-strong/60 bg-surface px-5 py-12 text-center">
      <CameraIcon aria-hidden="true" className="mx-auto size-12 text-brand" />
      <h2 className="mt-3 text-xl">{t("title")}</h2>
      <p className="mx-auto mt-2 max-w-sm text-sm text-ink-soft pointer-coarse:hidden">{t("drop")}</p>
      <div className="mt-6">
        <PhotoInputs onFiles={onFiles} />
      </div>
      <div className="mt-5">
        <Switch
          label={t("atOnce")}
          checked={atOnce}
          onChange={({ target }) => {
            readAtOnce(target.checked);
            setAtOnce(target.checked);
          }}
        />
      </div>
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1 text-sm text-ink-soft">
        {t("noReceipt")}
        <Button tone="quiet" size="small" onClick={onSample}>
          <SparklesIcon aria-hidden="true" className="size-5" />
          {t("sample")}
        </Button>
      </p>
    </div>
  );
}
