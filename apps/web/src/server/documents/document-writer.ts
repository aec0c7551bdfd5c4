import { readFile } from "node:fs/promises";
import type { DocumentJob, DocumentPart } from "@gf-ledger/api/downloads/document-job";
import { writeDocument } from "@gf-ledger/api/downloads/write-document";
import { serveJobs } from "@gf-ledger/bounded-process/serve-jobs";
import { openDatabase } from "@gf-ledger/db/database";
import { openReadReplica } from "@gf-ledger/db/read-replica";
import type { Fonts } from "@gf-ledger/documents/pdf/tagged-document";
import { variables, webFile } from "../../environment/process-environment";
import { documentDatabaseSchema } from "./document-environment";

const figtree = (weight: number) =>
  readFile(webFile("node_modules", `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));

async function readFonts(): Promise<Fonts> {
  const [regular, semibold, other] = await Promise.all([
    figtree(400),
    figtree(600),
    readFile(webFile("node_modules", "dejavu-fonts-ttf/ttf/DejaVuSans.ttf")),
  ]);
  return { regular, semibold, other };
}

let fonts: Promise<Fonts> | undefined;

/** The fonts of documents, read once; a failure to read them is tried again by the next call. */
function documentFonts(): Promise<Fonts> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

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
