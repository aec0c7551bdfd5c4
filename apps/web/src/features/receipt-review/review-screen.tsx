"use client";

import { useParams } from "next/navigation";
import { useTranslations } from "use-intl";
import { Protected } from "@/features/protected/protected";
import { ReceiptReview } from "./receipt-review";

/** receipts-43 /receipt-review/{id}; a signed-out person is sent to `/login?redirect={path}`. */
export function ReviewScreen() {
  const t = useTranslations("review");
  const { id } = useParams<{ id: string }>();
  return (
    <Protected head={{ title: t("title") }} signIn="/login">
      <ReceiptReview id={id} />
    </Protected>
  );
}
