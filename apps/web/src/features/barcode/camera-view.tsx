"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { readBarcodes } from "./read-barcodes";

interface CameraViewProps {
  onRead: (code: string) => void;
  /** There is no camera, or the person did not allow it. */
  onNoCamera: () => void;
}

/** What the camera sees, until a barcode is in it. */
export function CameraView({ onRead, onNoCamera }: CameraViewProps) {
  const t = useTranslations("barcode");
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onRead, onNoCamera });
  handlers.current = { onRead, onNoCamera };
  useEffect(() => {
    let left = false;
    let stop = () => {};
    const seen = (code: string) => {
      if (!left) handlers.current.onRead(code);
    };
    if (video.current) {
      readBarcodes(video.current, seen).then(
        (stopReading) => {
          stop = stopReading;
          if (left) stop();
        },
        () => {
          if (!left) handlers.current.onNoCamera();
        },
      );
    }
    return () => {
      left = true;
      stop();
    };
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t("picture")}
      className="aspect-video w-full rounded-md bg-sunken object-cover"
    />
  );
}
