"use client";

import { useParams } from "next/navigation";
import { Protected } from "@/features/protected/protected";
import { ReceiptReview } from "./receipt-review";

/** receipts-43 /receipt-review/{id}; a signed-out person is sent to `/login?redirect={path}`. */
export function ReviewScreen() {
  const { id } = useParams<{ id: string }>();
  return (
    <Protected signIn="/login">
      <ReceiptReview id={id} />
    </Protected>
  );
}
