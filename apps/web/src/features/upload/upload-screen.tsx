"use client";

import { Protected } from "@/features/protected/protected";
import { OfflineUpload } from "./offline-upload";
import { Upload } from "./upload";

/** receipts-27 /upload-receipt. */
export function UploadScreen() {
  return (
    <Protected offline={<OfflineUpload />}>
      <Upload />
    </Protected>
  );
}
