import type { DocumentJob, DocumentPart } from "@gf-ledger/api/downloads/document-job";
import { writeDocument } from "@gf-ledger/api/downloads/write-document";
import { serveJobs } from "@gf-ledger/bounded-process/serve-jobs";
import { openDatabase } from "@gf-ledger/db/database";
import { openReadReplica } from "@gf-ledger/db/read-replica";
import { variables } from "../../environment/process-environment";
import { documentDatabaseSchema } from "./document-environment";
import { documentFonts } from "./document-fonts";

/** One document at a time needs one connection. */
const CONNECTIONS = 1;

const environment = documentDatabaseSchema.parse(variables());
const { database, pool } = openDatabase(environment.DATABASE_URL, CONNECTIONS, {
  pooling: environment.DATABASE_POOLING,
  changeoverSeconds: environment.DATABASE_CHANGEOVER_SECONDS,
});
const replica = environment.DATABASE_READ_URL
  ? openReadReplica(environment.DATABASE_READ_URL.split(","), pool, { pooling: environment.DATABASE_POOLING })
  : null;

// The process that writes documents (operating-50). Whose they are, a gate of the server has said in the job.
serveJobs<DocumentJob, DocumentPart>((job) =>
  writeDocument({ database, pool, replica, readFonts: documentFonts }, job),
);
