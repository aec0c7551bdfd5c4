"use client";

import { Allowed } from "@/features/household/allowed";
import { OnlyRead } from "@/features/household/only-read";
import { Protected } from "@/features/protected/protected";
import { OfflineUpload } from "./offline-upload";
import { Upload } from "./upload";
import { UploadHeader } from "./upload-header";

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
