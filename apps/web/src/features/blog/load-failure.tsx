"use client";

import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { useBlogStates } from "./blog-states";

/** A blog page that could not be loaded, with a Retry that reloads (pages-11). */
export function LoadFailure({ of }: { of: "list" | "article" }) {
  const words = useBlogStates();
  return (
    <div className="page max-w-2xl py-20">
      <Alert
        tone="danger"
        live
        title={of === "list" ? words.listFailed : words.articleFailed}
        actions={
          <Button size="small" tone="secondary" onClick={() => window.location.reload()}>
            {words.retry}
          </Button>
        }
      />
    </div>
  );
}
