import { z } from "zod";
import { messageKey } from "../messages/message-key";

/** The id of a stored row: a UUID. */
export const rowIdSchema = z.uuid(messageKey("issues.notAnId"));
