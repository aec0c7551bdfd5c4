import { z } from "zod";
import { rowIdSchema } from "../input/row-id";
import { emailSchema } from "./sign-in/credentials";

/** What became of a mail (receipts-74). `drafts`: it became receipts; `nothing`: there was none in it. */
export const MAIL_OUTCOMES = ["drafts", "nothing", "stranger", "too-many"] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

export const mailSenderInput = z.object({ email: emailSchema });
export const mailSenderRowInput = z.object({ id: rowIdSchema });

/** An account's own address for receipts, who may write to it, and what became of the last mails. */
export const mailInSchema = z.object({
  /** Whether this installation takes receipts by mail at all. */
  available: z.boolean(),
  /** `null` while it is turned off. */
  address: z.string().nullable(),
  /** The account's own address, which may always send and gets the answers. */
  ownAddress: z.string(),
  senders: z.array(z.object({ id: z.string(), email: z.string() })),
  /** The newest first. */
  mails: z.array(
    z.object({
      id: z.string(),
      sender: z.string(),
      receivedAt: z.string(),
      outcome: z.enum(MAIL_OUTCOMES),
      /** Drafts made of it. */
      receipts: z.number().int(),
    }),
  ),
});
export type MailInView = z.infer<typeof mailInSchema>;
