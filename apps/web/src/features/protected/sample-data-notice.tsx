import { BeakerIcon } from "@heroicons/react/20/solid";

/** Says on every page of the sample account that nothing on it is real. */
export function SampleDataNotice() {
  return (
    <p className="border-b border-line bg-wheat-soft text-sm text-ink">
      <span className="page flex items-center gap-2 py-2">
        <BeakerIcon aria-hidden="true" className="size-5 shrink-0" />
        <span>
          <strong>Sample data.</strong> This account was filled with{" "}
          <span className="whitespace-nowrap">made-up</span> receipts to show what reports look like.
        </span>
      </span>
    </p>
  );
}
