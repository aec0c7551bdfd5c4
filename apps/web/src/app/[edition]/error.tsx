"use client";

import { FailedPage } from "@/features/offline/failed-page";

/** Shown in place of a page that failed in the browser, for example because a part of it was not fetched. */
export default function PageFailed() {
  return <FailedPage />;
}
