import { PhotoIcon } from "@heroicons/react/20/solid";

/** In place of a photo that is not here, or that this browser can't show. */
export function NoPhoto({ broken }: { broken: boolean }) {
  return (
    <div className="rounded-lg border border-dashed border-line-strong/60 bg-canvas p-3 text-sm text-ink-soft max-lg:flex max-lg:items-center max-lg:gap-3 lg:p-6 lg:text-center">
      <PhotoIcon aria-hidden="true" className="size-6 shrink-0 text-ink-faint lg:mx-auto lg:mb-2 lg:size-8" />
      {broken
        ? "This browser cannot show files of this format here. Its lines were still read."
        : "Photos are not stored, so this one is no longer here. Keep your paper receipt beside you."}
    </div>
  );
}
