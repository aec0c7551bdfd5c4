"use client";

import clsx from "clsx";
import { type DragEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";

interface DropZoneProps {
  children: ReactNode;
  onFiles: (files: File[]) => void;
}

/** Accepts photos that are dropped on it, or pasted anywhere on the page. */
export function DropZone({ children, onFiles }: DropZoneProps) {
  const t = useTranslations("upload");
  const [over, setOver] = useState(false);

  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    }
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [onFiles]);

  function onDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(event.type !== "dragleave");
  }

  return (
    <section
      aria-label={t("photos")}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        // What is dragged from another page may say that it is a file, and hold none (receipts-32).
        if (files.length === 0) toast({ title: t("noFile"), description: t("selectImage"), tone: "danger" });
        else onFiles(files);
      }}
      className={clsx(
        "rounded-lg transition-colors",
        over && "bg-brand-soft outline-3 outline-brand outline-dashed",
      )}
    >
      {children}
    </section>
  );
}
