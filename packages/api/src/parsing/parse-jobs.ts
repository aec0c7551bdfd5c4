import { type MailItem, type MailJob, mailItems } from "@gf-ledger/mail/inbound/mail-job";
import { type ArchiveItem, type ArchiveJob, archiveItems } from "../account-data/archive/archive-job";
import { purchasesOfTable, type TableItem, type TableJob } from "../imports/tables/purchases-of-table";
import { type MailRows, type MailRowsJob, rowsOfMail } from "../mail-in/rules/rows-of-mail";

/** What is read in a process that can be killed: what strangers made. */
export type ParseJob = TableJob | ArchiveJob | MailJob | MailRowsJob;

/** What the items of a job are. */
export type ItemOf<Job extends ParseJob> = Job extends TableJob
  ? TableItem
  : Job extends ArchiveJob
    ? ArchiveItem
    : Job extends MailJob
      ? MailItem
      : MailRows;

/** Reads one of them. Runs in the process. */
export function itemsOf(job: ParseJob): AsyncIterable<ItemOf<ParseJob>> {
  if (job.kind === "table") return purchasesOfTable(job);
  if (job.kind === "archive") return archiveItems(job);
  return job.kind === "mail-rows" ? rowsOfMail(job) : mailItems(job);
}
