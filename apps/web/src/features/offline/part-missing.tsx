"use client";

import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { useFrameWords } from "@/features/language/words/frame-words";

/** Stands, and is scrolled to, where the scripts of a part of the page did not come; what the person saved is safe. */
export function PartMissing() {
  const { failed } = useFrameWords();
  return (
    <div ref={(part) => part?.scrollIntoView({ block: "nearest" })}>
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
    </div>
  );
}
