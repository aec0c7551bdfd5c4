import { serveJobs } from "@gf-ledger/bounded-process/serve-jobs";
import { itemsOf } from "./parse-jobs";

serveJobs(itemsOf);
