import { type ArchiveItem, type ArchiveJob, archiveItems } from "../account-data/archive-job";
import { purchasesOfTable, type TableItem, type TableJob } from "../imports/purchases-of-table";

/** What is read in a process that can be killed: files that strangers made. */
export type ParseJob = TableJob | ArchiveJob;

/** What the items of a job are. */
export type ItemOf<Job extends ParseJob> = Job extends TableJob ? TableItem : ArchiveItem;

/** Reads one of them. Runs in the process. */
export function itemsOf(job: ParseJob): AsyncIterable<TableItem | ArchiveItem> {
  return job.kind === "table" ? purchasesOfTable(job) : archiveItems(job);
}
