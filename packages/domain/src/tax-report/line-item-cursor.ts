import { z } from "zod";
import { calendarDateSchema } from "../calendar/calendar-date-schema";
import { rowIdSchema } from "../input/row-id";
import { messageKey } from "../messages/message-key";

/** A place in the list of line items: the last one answered, by what the list is sorted by, so that it may be gone. */
export interface LineItemPlace {
  readonly purchaseDate: string;
  readonly id: string;
}

const placeSchema = z.object({ purchaseDate: calendarDateSchema, id: rowIdSchema });

/** The place as a text that a caller gets and sends back (api-79). */
export const lineItemCursor = ({ purchaseDate, id }: LineItemPlace): string => `${purchaseDate}_${id}`;

/** A text of `lineItemCursor`; any other is refused. */
export const lineItemCursorSchema = z.string().transform((cursor, context): LineItemPlace => {
  const [purchaseDate, id, ...rest] = cursor.split("_", 3);
  const place = placeSchema.safeParse({ purchaseDate, id });
  if (place.success && rest.length === 0) return place.data;
  context.addIssue({ code: "custom", message: messageKey("issues.notACursor") });
  return z.NEVER;
});
