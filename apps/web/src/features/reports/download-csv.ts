import { toast } from "@/components/toast";

/** Fetches the report of a tax year and hands it to the browser as a file (§7, §8). */
export async function downloadCsv(year: number): Promise<void> {
  try {
    const answer = await fetch(`/api/tax-report/download?year=${year}`, {
      credentials: "include",
      cache: "no-store",
    });
    if (!answer.ok) throw new Error(`The report answered ${answer.status}.`);
    saveFile(await answer.blob(), `gluten-free-tax-report-${year}.csv`);
    toast({ title: `Tax report CSV for ${year} has been downloaded.`, tone: "success" });
  } catch {
    toast({
      title: "Download failed",
      description: "There was a problem generating your tax report.",
      tone: "danger",
    });
  }
}

/** Offers a file for saving under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
