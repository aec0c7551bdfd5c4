import { toast } from "@/components/notices/toast";
import type { Words } from "../../language/words/words";

/** A file of the API, and what it holds of which year. */
export interface CsvDownload {
  readonly path: string;
  readonly holds: "report" | "products" | "books";
  readonly year: number;
}

/** reports-12, reports-29: the report of a tax year. */
export const reportOf = (year: number): CsvDownload => ({
  path: `/api/tax-report/download?year=${year}`,
  holds: "report",
  year,
});

/** The same year, summed by product. */
export const productsOf = (year: number): CsvDownload => ({
  path: `/api/tax-report/products/download?year=${year}`,
  holds: "products",
  year,
});

export type LedgerName = "hledger" | "beancount" | "qif";

/** reports-46: the same rows for bookkeeping elsewhere. */
export const ledgerOf = (year: number, format: LedgerName): CsvDownload => ({
  path: `/api/tax-report/ledger?year=${year}&format=${format}`,
  holds: "books",
  year,
});

/** The name that the server gives a download, in its reader's language (claim-78). */
export function nameOfAnswer(answer: Response): string {
  const named = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "");
  return named?.[1] ?? "download";
}

/** Fetches a file and hands it to the browser, under the server's name; a failure shows the toast of reports-29. Never throws. */
export async function downloadCsv({ path, holds, year }: CsvDownload, t: Words<"yearReport">): Promise<void> {
  try {
    const answer = await fetch(path, { credentials: "include", cache: "no-store" });
    if (!answer.ok) throw new Error(`The report answered ${answer.status}.`);
    saveFile(await answer.blob(), nameOfAnswer(answer));
    toast({ title: t(holds, { year: String(year) }), tone: "success" });
  } catch {
    toast({
      title: t("failed"),
      description: t("failedText"),
      tone: "danger",
    });
  }
}

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser holds the file once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
