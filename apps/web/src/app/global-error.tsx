"use client";

import "./globals.css";
import { FailedPage } from "@/features/offline/failed-page";

/** Shown where even the frame of the pages failed, without header and footer. */
export default function SiteFailed() {
  return (
    <html lang="en">
      <body>
        <title>This page could not be shown | GF Ledger</title>
        <main>
          <FailedPage />
        </main>
      </body>
    </html>
  );
}
