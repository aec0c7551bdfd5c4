"use client";

import { Protected } from "@/features/protected/protected";
import { Upload } from "./upload";

/** §2 /upload-receipt. */
export function UploadScreen() {
  return (
    <Protected>
      <Upload />
    </Protected>
  );
}
