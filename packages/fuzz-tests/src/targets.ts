import type { FuzzTarget } from "./fuzz-target";
import { amounts } from "./targets/amounts";
import { cookies } from "./targets/cookies";
import { csv } from "./targets/csv";
import { dates } from "./targets/dates";
import { imageSniffing } from "./targets/image-sniffing";
import { importedTables } from "./targets/imported-tables";
import { receiptText } from "./targets/receipt-text";
import { requestBodies } from "./targets/request-bodies";
import { webhookBodies } from "./targets/webhook-bodies";
import { zipImport } from "./targets/zip-import";

/** Every parser of input from outside. The names are those of the folders under `crashes`. */
export const TARGETS: Readonly<Record<string, FuzzTarget>> = {
  amounts,
  cookies,
  csv,
  dates,
  "image-sniffing": imageSniffing,
  "imported-tables": importedTables,
  "receipt-text": receiptText,
  "request-bodies": requestBodies,
  "webhook-bodies": webhookBodies,
  "zip-import": zipImport,
};
