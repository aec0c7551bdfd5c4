"use client";

import { LoadFailure } from "@/features/blog/load-failure";

export default function BlogError() {
  return <LoadFailure of="list" />;
}
