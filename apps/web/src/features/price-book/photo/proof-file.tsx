"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { FileField } from "@/components/forms/file-field";
import { useToastError } from "@/features/language/toast-failure";
import { sha256Of } from "@/hooks/sha256-of";

interface ProofFileProps {
  sha256: string | null;
  onNoted: (sha256: string | null) => void;
}

/**
 * A saved page or flyer that the person keeps as proof: its SHA-256 is noted, the file stays on the device
 * (prices-23). Not asked for where the browser hashes nothing.
 */
export function ProofFile({ sha256, onNoted }: ProofFileProps) {
  const t = useTranslations("priceBook.form");
  const toastError = useToastError();

  async function note(file: File | null) {
    try {
      onNoted(file && (await sha256Of(file)));
    } catch (error) {
      toastError(error);
    }
  }

  if (sha256 !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <p className="min-w-0 wrap-anywhere">{t("fileNoted", { sha256 })}</p>
        <Button tone="secondary" onClick={() => onNoted(null)}>
          {t("fileForget")}
        </Button>
      </div>
    );
  if (!globalThis.isSecureContext) return null;
  return (
    <div className="grid gap-1">
      <FileField label={t("file")} onChoose={(file) => void note(file)} />
      <p className="text-xs text-ink-soft">{t("fileHint")}</p>
    </div>
  );
}
