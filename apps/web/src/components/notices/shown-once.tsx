"use client";

import type { ReactNode } from "react";
import { Button } from "../button";
import { Alert } from "./alert";
import { toast } from "./toast";

interface ShownOnceProps {
  title: string;
  /** What is shown and copied; each line of it on a line of its own. */
  secret: string;
  words: { readonly copy: string; readonly copied: string; readonly notCopied: string };
  /** What to do with it. */
  children?: ReactNode;
}

/** Something secret that was just made, to be copied now. */
export function ShownOnce({ title, secret, words, children }: ShownOnceProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: words.copied, tone: "success" });
    } catch {
      toast({ title: words.notCopied, tone: "danger" });
    }
  }
  return (
    <Alert
      live
      tone="success"
      title={title}
      actions={
        <Button tone="secondary" size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
      }
    >
      <code className="block font-mono break-all whitespace-pre-wrap select-all">{secret}</code>
      {children ? <div className="mt-2">{children}</div> : null}
    </Alert>
  );
}
