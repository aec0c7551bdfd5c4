"use client";

import type { Audience } from "@gf-ledger/domain/documents/audience";
import { FolderOpenIcon } from "@heroicons/react/20/solid";
import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Checkbox } from "@/components/forms/checkbox";
import { Alert } from "@/components/notices/alert";
import { ProgressBar } from "@/components/notices/progress-bar";
import { shelfPhotoOf } from "@/features/price-book/photo/shelf-photos";
import { nameOfAnswer, saveFile } from "@/features/reports/documents/download-csv";
import type { PhotoSearch } from "./find-photos";
import { messageOf } from "./message-of";
import { photoWords } from "./photo-list";
import { PhotoResult } from "./photo-result";

interface AddPhotosProps {
  claimId: string;
}

type State =
  | { readonly step: "idle" }
  | { readonly step: "busy"; readonly part: number }
  | { readonly step: "failed"; readonly words: string }
  | { readonly step: "done"; readonly search: PhotoSearch };

/**
 * Lets the person choose the folder of their photos and lays those of the claim into the package. The photos
 * stay in the browser: the only request is the one that fetches the package.
 */
export function AddPhotos({ claimId }: AddPhotosProps) {
  const t = useTranslations("claimDownloads");
  const [state, setState] = useState<State>({ step: "idle" });
  const [withPrices, setWithPrices] = useState(true);
  const folder = useRef<HTMLInputElement>(null);
  const hint = useId();

  async function lay(files: readonly File[], ofReceipts = true) {
    if (ofReceipts && files.length === 0) return;
    if (!globalThis.isSecureContext) return setState({ step: "failed", words: t("photos.notSecure") });
    setState({ step: "busy", part: 0 });
    try {
      const packageFor = (audience: Audience) =>
        fetch(`/api/claims/${claimId}/package?for=${audience}`, {
          credentials: "include",
          cache: "no-store",
        });
      // By the fingerprints in one's own package the photos are found; they are laid into the authority's.
      const own = await packageFor("yourself");
      if (!own.ok) return setState({ step: "failed", words: await messageOf(own, t("failedText")) });
      const fingerprints = new Uint8Array(await own.arrayBuffer());
      const answer = await packageFor("authority");
      if (!answer.ok) return setState({ step: "failed", words: await messageOf(answer, t("failedText")) });
      const documents = new Uint8Array(await answer.arrayBuffer());
      // Loaded when it is needed: most visits to this page lay in no photos.
      const { layPhotos } = await import("./lay-photos");
      const onProgress = (part: number) => setState({ step: "busy", part });
      const { zip, ...search } = await layPhotos(
        { documents, fingerprints },
        { files, ofReceipts, keptPhoto: withPrices ? shelfPhotoOf : null },
        photoWords(t),
        onProgress,
      );
      saveFile(zip, nameOfAnswer(answer).replace(/\.zip$/, `-${t("photos.file")}.zip`));
      setState({ step: "done", search });
    } catch (error) {
      const words = error instanceof RangeError ? t("photos.tooLarge") : t("failedText");
      setState({ step: "failed", words });
    }
  }

  const busy = state.step === "busy";
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="font-semibold">{t("photos.title")}</h3>
      <p id={hint} className="mt-1 max-w-prose text-sm text-ink-soft">
        {t("photos.text")}
      </p>
      <input
        ref={folder}
        type="file"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label={t("photos.folder")}
        {...{ webkitdirectory: "" }}
        onChange={(event) => {
          void lay([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <Checkbox
        className="mt-3"
        label={t("photos.prices")}
        checked={withPrices}
        onChange={(event) => setWithPrices(event.currentTarget.checked)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="secondary" busy={busy} aria-describedby={hint} onClick={() => folder.current?.click()}>
          {busy ? null : <FolderOpenIcon aria-hidden="true" className="size-5" />}
          {t("photos.choose")}
        </Button>
        {withPrices ? (
          <Button tone="quiet" disabled={busy} onClick={() => void lay([], false)}>
            {t("photos.pricesOnly")}
          </Button>
        ) : null}
      </div>
      {busy ? <ProgressBar className="mt-4" label={t("photos.looking")} value={state.part * 100} /> : null}
      {state.step === "failed" ? (
        <Alert live tone="danger" className="mt-4" title={t("photos.failed")}>
          {state.words}
        </Alert>
      ) : null}
      {state.step === "done" ? <PhotoResult search={state.search} /> : null}
    </div>
  );
}
