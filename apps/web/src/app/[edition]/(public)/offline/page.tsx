import { translatorOf } from "@gf-ledger/messages/translator";
import { SignalSlashIcon } from "@heroicons/react/24/outline";
import type { Metadata } from "next";
import { buttonStyle } from "@/components/button-style";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { localAddress } from "@/features/language/addresses/local-address";
import { ReloadButton } from "@/features/offline/reload-button";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "smallPages.offline");
  return pageMetadata({
    locale,
    path: "/offline",
    title: t("title"),
    description: t("description"),
    private: true,
  });
}

/** What the service worker shows in place of a page that can't be reached. */
export default async function OfflinePage(props: EditionProps) {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "smallPages.offline");
  return (
    <div className="page flex flex-col items-center py-24 text-center">
      <SignalSlashIcon aria-hidden="true" className="size-10 text-ink-faint" />
      <h1 className="mt-4 text-2xl sm:text-3xl">{t("title")}</h1>
      <p className="mt-4 max-w-md text-ink-soft">{t("text")}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* A full page load: the page's data can't be fetched now. */}
        <a href={localAddress("/upload-receipt", locale)} className={buttonStyle()}>
          {t("takePicture")}
        </a>
        <ReloadButton>{t("again")}</ReloadButton>
      </div>
    </div>
  );
}
