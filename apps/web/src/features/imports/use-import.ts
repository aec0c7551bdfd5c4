"use client";

import { MAX_TABLE_BYTES } from "@gf-ledger/domain/imports/import-fields";
import type { ImportMapping } from "@gf-ledger/domain/imports/import-mapping";
import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { announceSessionEnd } from "@/features/protected/session-end";
import { bytesOf } from "@/trpc/bytes-of";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

/** A chosen file, which the browser keeps and sends with every change of the mapping. */
interface ChosenFile {
  readonly fileName: string;
  readonly file: Uint8Array;
}

/** The server's words for a call that failed, or that it did not arrive. */
function wordsOf(error: unknown, notSent: string): string {
  const { message, status } = failureOf(error);
  if (status === 401) announceSessionEnd();
  return message ?? notSent;
}

/** What is left out and what is imported anyway. */
export interface ImportChoices {
  readonly withDuplicates: boolean;
  readonly withoutFaults: boolean;
  /** Why rows count whose kind does not; empty brings them in without counting. */
  readonly kindNote: string;
}

const NO_CHOICES: ImportChoices = { withDuplicates: false, withoutFaults: false, kindNote: "" };

/** One file on its way in: chosen, previewed with each mapping, imported. */
export function useImport() {
  const t = useTranslations("imports");
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [choices, setChoices] = useState(NO_CHOICES);
  const [busy, setBusy] = useState<"reading" | "taking-in" | null>(null);
  const [wrong, setWrong] = useState<{ readonly title: string; readonly words: string } | null>(null);
  const newest = useRef(0);

  function forget() {
    newest.current += 1;
    setChosen(null);
    setPreview(null);
    setChoices(NO_CHOICES);
    setBusy(null);
    setWrong(null);
  }

  async function read(file: ChosenFile, mapping?: ImportMapping) {
    const turn = ++newest.current;
    setBusy("reading");
    setWrong(null);
    try {
      const seen = await utils.client.imports.preview.mutate({ ...file, ...(mapping ? { mapping } : {}) });
      // A later change of the mapping has an answer of its own.
      if (turn === newest.current) setPreview(seen);
    } catch (error) {
      if (turn === newest.current) setWrong({ title: t("notRead"), words: wordsOf(error, t("notSent")) });
    } finally {
      if (turn === newest.current) setBusy(null);
    }
  }

  async function choose(file: File) {
    forget();
    if (file.size > MAX_TABLE_BYTES) return setWrong({ title: t("notRead"), words: t("tooLarge") });
    const next = {
      fileName: file.name.slice(0, 200),
      file: await bytesOf(file).catch(() => new Uint8Array()),
    };
    setChosen(next);
    await read(next);
  }

  async function takeIn() {
    if (!chosen || !preview) return;
    setBusy("taking-in");
    setWrong(null);
    try {
      const made = await utils.client.imports.make.mutate({
        ...chosen,
        mapping: preview.mapping,
        ...choices,
        kindNote: choices.kindNote.trim() || null,
      });
      forget();
      toast({ title: t("takenIn", { rows: made.lineItemCount }), tone: "success" });
      await utils.invalidate();
    } catch (error) {
      setWrong({ title: t("notTakenIn"), words: wordsOf(error, t("notSent")) });
      setBusy(null);
    }
  }

  return {
    chosen,
    preview,
    choices,
    busy,
    wrong,
    setChoices,
    choose,
    forget,
    takeIn,
    change: (mapping: ImportMapping) => {
      if (!chosen || !preview) return;
      setPreview({ ...preview, mapping });
      void read(chosen, mapping);
    },
  };
}
