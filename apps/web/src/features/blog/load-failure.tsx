"use client";

import { Alert } from "@/components/alert";
import { Button } from "@/components/button";

/** A blog page that could not be loaded, with a Retry that reloads (pages-11). */
export function LoadFailure({ message }: { message: string }) {
  return (
    <div className="page max-w-2xl py-20">
      <Alert
        tone="danger"
        live
        title={message}
        actions={
          <Button size="small" tone="secondary" onClick={() => window.location.reload()}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
