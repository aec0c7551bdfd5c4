import { z } from "zod";
import { messageKey } from "../messages/message-key";

export const RELATIONS = ["self", "spouse", "child", "other-dependant"] as const;
export const relationSchema = z.enum(RELATIONS, messageKey("issues.relationNeeded"));

/** Who signed the letter (Income Tax Act 118.2(2)(r): a medical practitioner, in writing). */
export const PRACTITIONERS = ["doctor", "nurse-practitioner", "other-practitioner"] as const;
export const practitionerSchema = z.enum(PRACTITIONERS, messageKey("issues.signerNeeded"));
