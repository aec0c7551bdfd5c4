import { z } from "zod";
import { calendarDateSchema } from "../calendar/calendar-date-schema";
import { currencySchema } from "../edition/edition";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { rowIdSchema } from "../input/row-id";
import { schemaNames } from "../input/schema-names";
import { singleLine } from "../input/single-line-text";
import { messageKey } from "../messages/message-key";
import { nameSchema, plainText, priceSchema } from "../receipt/receipt-input";
import { amountSchema } from "../receipt/receipt-view";
import { sizeSchema, unitSchema } from "../size/unit";
import { OBSERVED_HOW } from "./observed-how";

export const observedHowSchema = z.enum(OBSERVED_HOW);

export const DATE_OF_PRICE_NEEDED = messageKey("entryIssues.priceDate");
const SIZE_WITH_UNIT = messageKey("entryIssues.sizeWithUnit");
const WHOLE_ADDRESS = messageKey("entryIssues.wholeAddress");

const observation = {
  name: nameSchema,
  /** The catalogue's product; without it the name is matched. `null`: none of them. */
  productId: z.string().min(1).max(100).nullish(),
  brand: plainText(100).nullish(),
  size: sizeSchema.nullish(),
  unit: unitSchema.nullish(),
  price: priceSchema,
  /** The edition's own; another one is refused (prices-23). */
  currency: currencySchema.optional(),
  store: plainText(200).nullish(),
  place: plainText(200).nullish(),
  seenOn: z.string(DATE_OF_PRICE_NEEDED).min(1, DATE_OF_PRICE_NEEDED).pipe(calendarDateSchema),
  how: observedHowSchema.default("typed"),
  url: z
    .url({ protocol: /^https?$/, error: WHOLE_ADDRESS })
    .max(2000)
    .refine((url) => singleLine(url) === url, WHOLE_ADDRESS)
    .nullish(),
  /** Of a file that the person keeps as proof. */
  fileSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, messageKey("issues.sha256"))
    .nullish(),
};

type Sized = { readonly size?: number | null | undefined; readonly unit?: string | null | undefined };
const sizedWhole = ({ size, unit }: Sized) => (size ?? null) === null || (unit ?? null) !== null;
const unitWhole = ({ size, unit }: Sized) => (unit ?? null) === null || (size ?? null) !== null;

export const newObservationInput = z
  .strictObject(observation, refuseUnknownFields)
  .refine(sizedWhole, { path: ["unit"], error: SIZE_WITH_UNIT })
  .refine(unitWhole, { path: ["size"], error: SIZE_WITH_UNIT });
export type NewObservation = z.output<typeof newObservationInput>;

export const changeObservationInput = z
  .strictObject({ id: rowIdSchema, ...observation }, refuseUnknownFields)
  .refine(sizedWhole, { path: ["unit"], error: SIZE_WITH_UNIT })
  .refine(unitWhole, { path: ["size"], error: SIZE_WITH_UNIT });

export const observationIdInput = z.object({ id: rowIdSchema });

/** One price of a regular product that the person saw (prices-23). */
export const observationViewSchema = z.object({
  id: z.string(),
  productId: z.string().nullable(),
  name: z.string(),
  brand: z.string().nullable(),
  size: z.number().nullable(),
  unit: unitSchema.nullable(),
  price: amountSchema,
  currency: currencySchema,
  store: z.string().nullable(),
  place: z.string().nullable(),
  seenOn: z.string(),
  how: observedHowSchema,
  url: z.string().nullable(),
  fileSha256: z.string().nullable(),
  receiptItemId: z.string().nullable(),
  createdAt: z.string(),
});
schemaNames.add(observationViewSchema, { id: "Observation" });
export type ObservationView = z.infer<typeof observationViewSchema>;
