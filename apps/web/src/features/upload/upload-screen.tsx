"use client";

import { Allowed } from "@/features/household/allowed";
import { OnlyRead } from "@/features/household/only-read";
import { Protected } from "@/features/protected/protected";
import { Upload } from "./upload";
import { UploadHeader } from "./upload-header";
import { OfflineUpload } from "./waiting/offline-upload";

/** receipts-27 /upload-receipt. */
export function UploadScreen() {
  return (
    <Protected head={{ children: <UploadHeader /> }} offline={<OfflineUpload />}>
      <Allowed to="change" otherwise={<OnlyRead />}>
        <Upload />
      </Allowed>
    </Protected>
  );
}
