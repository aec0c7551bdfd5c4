import { serveJobs } from "@gf-ledger/bounded-process/serve-jobs";
import type { Meaning } from "./meaning";
import { openSentenceNetwork } from "./sentence-network";

const opening = openSentenceNetwork();

/** The process that works out what a question means. */
serveJobs<string, Meaning>(async function* meaning(text) {
  const network = await opening;
  yield await network.meaningOf(text);
});
