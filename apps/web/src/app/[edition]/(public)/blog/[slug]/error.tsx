"use client";

import { LoadFailure } from "@/features/blog/load-failure";

export default function ArticleError() {
  return <LoadFailure message="Unable to load blog post. Please try again later." />;
}
