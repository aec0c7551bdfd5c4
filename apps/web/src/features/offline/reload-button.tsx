"use client";

import { Button } from "@/components/button";

/** Asks for the same address once more. */
export function ReloadButton({ children }: { children: string }) {
  return (
    <Button tone="secondary" onClick={() => window.location.reload()}>
      {children}
    </Button>
  );
}
