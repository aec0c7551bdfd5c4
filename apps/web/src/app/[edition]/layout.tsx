import { frameTranslations } from "@/features/shell/frame-translations";
import "../globals.css";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { Toaster } from "@/components/notices/toaster";
import { isDevelopment } from "@/environment/process-environment";
import { ChatLauncher } from "@/features/chat/chat-launcher";
import { type EditionProps, editionStaticParams, localeOfPage } from "@/features/edition/edition-params";
import { FrameWords } from "@/features/language/words/frame-words";
import { OfflineSupport } from "@/features/offline/offline-support";
import { shellWords } from "@/features/shell/shell-words";
import { SiteFooter } from "@/features/shell/site-footer";
import { SiteHeader } from "@/features/shell/site-header";

const figtree = localFont({
  src: "../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  // A font that loads late is not used before the next page: the text must not move under its reader.
  display: "optional",
});

export const generateStaticParams = editionStaticParams;

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf8f3" },
    { media: "(prefers-color-scheme: dark)", color: "#121613" },
  ],
};

export default async function EditionLayout(props: EditionProps & { children: ReactNode }) {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "shell");
  const words = shellWords(locale);
  return (
    <html lang={locale} className={figtree.variable} data-scroll-behavior="smooth">
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t("skipToContent")}
        </a>
        <FrameWords words={frameTranslations(locale)}>
          <SiteHeader words={words} />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {props.children}
          </main>
          <SiteFooter locale={locale} />
          <ChatLauncher words={words.chat} />
          <Toaster />
        </FrameWords>
        <OfflineSupport development={isDevelopment()} />
      </body>
    </html>
  );
}
