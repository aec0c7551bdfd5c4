import { z } from "zod";

/** The id of a stored row: a UUID. */
export const rowIdSchema = z.uuid("This is not an id.");
