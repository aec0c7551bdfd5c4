import { ExclamationTriangleIcon } from "@heroicons/react/24/outline";
import { buttonStyle } from "@/components/button-style";
import { ReloadButton } from "./reload-button";

/** A page that could not be shown (screens-18): the way to try it again, and the way home. */
export function FailedPage() {
  return (
    <div role="alert" className="page flex flex-col items-center py-24 text-center">
      <ExclamationTriangleIcon aria-hidden="true" className="size-10 text-warn" />
      <h1 className="mt-4 text-2xl sm:text-3xl">This page could not be shown</h1>
      <p className="mt-4 max-w-md text-ink-soft">
        A part of it did not arrive, or failed here. What you saved is safe. Please try again.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ReloadButton />
        {/* A full page load: what failed must not be kept. */}
        <a href="/" className={buttonStyle({ tone: "secondary" })}>
          Back to Home
        </a>
      </div>
    </div>
  );
}
