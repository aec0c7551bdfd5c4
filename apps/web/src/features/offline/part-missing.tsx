"use client";

import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { useFrameWords } from "@/features/language/frame-words";

/** Stands where the scripts of a part of the page did not come; what the person saved is safe. */
export function PartMissing() {
  const { failed } = useFrameWords();
  return (
    <Alert
      live
      tone="danger"
      title={failed.text}
      actions={
        <Button tone="secondary" size="small" onClick={() => window.location.reload()}>
          {failed.again}
        </Button>
      }
    />
  );
}
