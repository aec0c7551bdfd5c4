"use client";

import { CameraIcon, SparklesIcon } from "@heroicons/react/24/outline";
import { Button } from "@/components/button";
import { PhotoInputs } from "./photo-inputs";

interface PhotoChooserProps {
  onFiles: (files: File[]) => void;
  onSample: () => void;
}

/** The page before the first photo: every way to choose one. */
export function PhotoChooser({ onFiles, onSample }: PhotoChooserProps) {
  return (
    <div className="rounded-lg border-2 border-dashed border-line-strong/60 bg-surface px-5 py-12 text-center">
      <CameraIcon aria-hidden="true" className="mx-auto size-12 text-brand" />
      <h2 className="mt-3 text-xl">Add your receipt</h2>
      <p className="mx-auto mt-2 mb-6 max-w-sm text-sm text-ink-soft">
        <span className="pointer-coarse:hidden">Drop photos here, paste them, or choose them. </span>
        Several at once are fine. They are read and never stored.
      </p>
      <PhotoInputs onFiles={onFiles} />
      <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1 text-sm text-ink-soft">
        No receipt at hand?
        <Button tone="quiet" size="small" onClick={onSample}>
          <SparklesIcon aria-hidden="true" className="size-5" />
          Try a sample receipt
        </Button>
      </p>
    </div>
  );
}
