"use client";

import { CameraIcon, PhotoIcon } from "@heroicons/react/20/solid";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type ButtonStyle, buttonStyle } from "@/components/button-style";

const ACCEPTED = "image/*,.heic,.heif,application/pdf";

interface PhotoInputProps extends ButtonStyle {
  children: ReactNode;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Opens the phone's camera instead of its gallery. */
  camera?: boolean;
  disabled?: boolean;
}

/** A file input that looks like a button. */
export function PhotoInput({ children, onFiles, multiple, camera, disabled, ...style }: PhotoInputProps) {
  return (
    <label
      className={buttonStyle({
        ...style,
        className: `relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:opacity-55 ${style.className ?? ""}`,
      })}
    >
      {children}
      <input
        type="file"
        accept={ACCEPTED}
        multiple={multiple}
        disabled={disabled}
        {...(camera ? { capture: "environment" as const } : {})}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = "";
        }}
      />
    </label>
  );
}

/** Two ways to add a photo, a file or the camera. The camera comes first on a touch screen. */
export function PhotoInputs({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations("upload");
  return (
    <div className="flex flex-col justify-center gap-3 sm:flex-row">
      <PhotoInput onFiles={onFiles} camera className="pointer-fine:hidden">
        <CameraIcon aria-hidden="true" className="size-5" />
        {t("takePhoto")}
      </PhotoInput>
      <PhotoInput onFiles={onFiles} multiple tone="secondary" className={PRIMARY_WITH_MOUSE}>
        <PhotoIcon aria-hidden="true" className="size-5" />
        {t("choosePhotos")}
      </PhotoInput>
    </div>
  );
}

const PRIMARY_WITH_MOUSE =
  "pointer-fine:border-transparent pointer-fine:bg-brand pointer-fine:text-on-brand pointer-fine:hover:bg-brand-strong";
