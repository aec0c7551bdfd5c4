import { z } from "zod";
import { bytesSchema } from "../input/bytes";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { rowIdSchema } from "../input/row-id";
import { messageKey } from "../messages/message-key";
import { plainText } from "../receipt/receipt-input";
import { importMappingSchema } from "./import-mapping";

const NO_FILE = messageKey("issues.tableNeeded");
const file = {
  fileName: plainText(200),
  /** Its kind is recognised by its content. */
  file: bytesSchema(NO_FILE).refine(({ length }) => length > 0, NO_FILE),
};

/** reports-38 POST /api/imports/preview. Without a mapping it is guessed. */
export const previewImportInput = z.strictObject(
  { ...file, mapping: importMappingSchema.optional() },
  refuseUnknownFields,
);
export type PreviewImport = z.output<typeof previewImportInput>;

/** reports-41 POST /api/imports: with the mapping that the preview showed. */
export const makeImportInput = z.strictObject(
  {
    ...file,
    mapping: importMappingSchema,
    /** Import rows that are in the account already; otherwise they are left out. */
    withDuplicates: z.boolean().default(false),
    /** Leave out rows that have faults; with `false` one such row refuses the whole. */
    withoutFaults: z.boolean().default(false),
    /** Why rows count whose kind does not (claim-50); they come in without counting otherwise. */
    kindNote: plainText(500).nullish(),
  },
  refuseUnknownFields,
);
export type MakeImport = z.output<typeof makeImportInput>;

export const importIdInput = z.strictObject({ id: rowIdSchema }, refuseUnknownFields);
