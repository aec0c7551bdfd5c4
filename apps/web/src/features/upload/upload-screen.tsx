"use client";

import { useTranslations } from "use-intl";
import { Allowed } from "@/features/household/allowed";
import { OnlyRead } from "@/features/household/only-read";
import { Protected } from "@/features/protected/protected";
import { OfflineUpload } from "./offline-upload";
import { Upload } from "./upload";

/** receipts-27 /upload-receipt. */
export function UploadScreen() {
  const t = useTranslations("upload");
  return (
    <Protected head={{ title: t("title") }} offline={<OfflineUpload />}>
      <Allowed to="change" otherwise={<OnlyRead />}>
        <Upload />
      </Allowed>
    </Protected>
  );
}
