"use client";

import { LoadFailure } from "@/features/blog/load-failure";

export default function BlogError() {
  return <LoadFailure message="Unable to load blog posts. Please try again later." />;
}
