"use client";

import { useCallback, useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useLeaveGuard } from "@/hooks/use-leave-guard";
import { useDemonstration } from "../demonstration/use-demonstration";
import { useLocalAddress } from "../language/addresses/use-local-address";
import { FirstSteps } from "./first-steps";
import { DropZone } from "./photo/drop-zone";
import { PartsAsked } from "./photo/parts-asked";
import { PhotoChooser } from "./photo/photo-chooser";
import { PhotoPanel } from "./photo/photo-panel";
import { PhotoTips } from "./photo/photo-tips";
import { PlanStrip } from "./plan-strip";
import { hasUnsavedWork, nextUnsaved } from "./reading/photo-queue";
import { useJoinedPhotos } from "./reading/use-joined-photos";
import { usePhotoQueue } from "./reading/use-photo-queue";
import { useSkipPhoto } from "./reading/use-skip-photo";
import { ReceiptWorkspace } from "./receipt-workspace";
import { showAppBadge } from "./show-app-badge";
import { UnsavedReceipts } from "./unsaved-receipts";
import { UploadHeader } from "./upload-header";
import { OfflineNotice } from "./waiting/offline-notice";
import { UnclaimedNotice } from "./waiting/unclaimed-notice";

/** Shows on the installed app's icon how many receipts wait to be checked. */
function useAppBadge(count: number): void {
  useEffect(() => void showAppBadge(navigator, count), [count]);
}

/** receipts-39: how long the page stays after a receipt was saved. */
const REDIRECT_AFTER_SAVE_MS = 1500;

/** The upload page of a signed-in person: the photos, then the items of the current one. */
export function Upload() {
  const t = useTranslations("upload");
  const to = useLocalAddress();
  const photos = usePhotoQueue();
  const { queue, add } = photos;
  useAppBadge(queue.photos.filter(({ state }) => state.step === "read").length);
  const sample = useDemonstration(useLocale(), () => import("./sample-panel"));
  const guard = useLeaveGuard(hasUnsavedWork(queue, photos.kept !== null), t("leaving"));
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaveTimer.current), []);

  const skip = useSkipPhoto(photos);
  const joined = useJoinedPhotos(photos);
  const onFiles = useCallback((files: File[]) => void add(files), [add]);

  const current = queue.photos.find(({ id }) => id === queue.currentId);
  const checked = current?.state.step === "read" || current?.state.step === "saved" ? current.state : null;

  function onSaved(photoId: string, receiptId: string, lineItemCount: number) {
    photos.move(photoId, { step: "saved", receiptId, lineItemCount });
    leaveTimer.current = setTimeout(() => {
      const next = nextUnsaved(queue, photoId);
      if (next) photos.choose(next.id);
      else guard.leaveTo(to("/reports"));
    }, REDIRECT_AFTER_SAVE_MS);
  }

  const empty = queue.photos.length === 0;
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-10">
      <UploadHeader>
        <PlanStrip />
      </UploadHeader>
      {photos.online ? null : <OfflineNotice kept={photos.kept} />}
      <UnclaimedNotice onTaken={photos.restore} />
      {empty && !sample.shown ? <UnsavedReceipts /> : null}
      <PartsAsked {...joined} />
      {sample.shown ? (
        <sample.shown.WordsProvider {...sample.shown.words}>
          <sample.shown.Panel receipt={sample.shown.receipt} onClose={sample.close} />
        </sample.shown.WordsProvider>
      ) : checked && current && queue.photos.length === 1 ? null : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <DropZone onFiles={onFiles}>
            {empty ? (
              <PhotoChooser onFiles={onFiles} onSample={() => void sample.open()} />
            ) : (
              <PhotoPanel photos={photos} onFiles={onFiles} checking={checked !== null} skip={skip} />
            )}
          </DropZone>
          {checked ? null : (
            <div className="grid gap-6">
              {empty ? <FirstSteps /> : null}
              <PhotoTips />
            </div>
          )}
        </div>
      )}
      {checked && current ? (
        <ReceiptWorkspace
          key={checked.receiptId}
          receiptId={checked.receiptId}
          alone={queue.photos.length === 1}
          savedCount={checked.step === "saved" ? checked.lineItemCount : null}
          onSaved={(lineItemCount) => onSaved(current.id, checked.receiptId, lineItemCount)}
          onSkipped={() => photos.remove(current.id)}
        />
      ) : null}
      {guard.dialog}
    </div>
  );
}
