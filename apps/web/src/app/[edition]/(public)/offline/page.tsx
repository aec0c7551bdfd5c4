import { SignalSlashIcon } from "@heroicons/react/24/outline";
import type { Metadata } from "next";
import { buttonStyle } from "@/components/button-style";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { ReloadButton } from "@/features/offline/reload-button";
import { pageMetadata } from "@/features/shell/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/offline",
    title: "You are offline",
    description: "GF Ledger needs a network for this page.",
    private: true,
  });
}

/** What the service worker shows in place of a page that can't be reached. */
export default function OfflinePage() {
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <SignalSlashIcon aria-hidden="true" className="size-10 text-ink-faint" />
      <h1 className="mt-4 text-2xl sm:text-3xl">You are offline</h1>
      <p className="mt-4 max-w-md text-ink-soft">
        This page needs a network. You can still take pictures of receipts: they are kept on this device and
        read once you are back online.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* A full page load: the page's data can't be fetched now. */}
        <a href="/upload-receipt" className={buttonStyle()}>
          Take a picture
        </a>
        <ReloadButton />
      </div>
    </div>
  );
}
