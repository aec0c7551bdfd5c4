import type { Metadata } from "next";
import { ReviewScreen } from "@/features/review/review-screen";

export const metadata: Metadata = { title: "Review Receipt", robots: { index: false } };

export default function Page() {
  return <ReviewScreen />;
}
