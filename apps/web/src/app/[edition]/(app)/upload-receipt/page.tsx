import type { Metadata } from "next";
import { UploadScreen } from "@/features/upload/upload-screen";

export const metadata: Metadata = { title: "Upload Receipt", robots: { index: false } };

export default function Page() {
  return <UploadScreen />;
}
