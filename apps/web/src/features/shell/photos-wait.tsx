"use client";

import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import type { ShellWords } from "./shell-words";

interface PhotosWaitProps {
  words: ShellWords["account"]["photosWait"];
  count: number;
  onKeep: () => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** Asks at sign-out what becomes of the photos that were not read yet. */
export function PhotosWait({ words, count, onKeep, onDelete, onCancel }: PhotosWaitProps) {
  return (
    <Dialog
      open
      onClose={onCancel}
      role="alertdialog"
      title={words.title}
      description={`${words.count} ${count}. ${words.text}`}
      actions={
        <>
          <Button tone="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button tone="danger" onClick={onDelete}>
            {words.delete}
          </Button>
          <Button onClick={onKeep}>{words.keep}</Button>
        </>
      }
    />
  );
}
