"use client";

import { LoadFailure } from "@/features/blog/load-failure";

export default function ArticleError() {
  return <LoadFailure of="article" />;
}
