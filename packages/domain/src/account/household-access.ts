import { z } from "zod";
import { pageFields, pageInput } from "../input/page-input";
import { rowIdSchema } from "../input/row-id";
import { messageKey } from "../messages/message-key";
import { plainText } from "../receipt/receipt-input";
import { INVITED_ROLES, ROLES } from "./roles";
import { emailSchema } from "./sign-in/credentials";

const invitedRoleSchema = z.enum(INVITED_ROLES, messageKey("issues.roleNeeded"));

export const inviteInput = z.object({ email: emailSchema, role: invitedRoleSchema });
export const acceptInput = z.object({ token: z.string().min(1).max(100) });
export const changeRoleInput = z.object({ id: rowIdSchema, role: invitedRoleSchema });
/** `null` goes back to one's own records. */
export const lookAtInput = z.object({ accountId: rowIdSchema.nullable() });
export const leaveInput = z.object({ accountId: rowIdSchema });

/** Who may use an account's records beside its owner, and who was invited. */
export const householdAccessSchema = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string().nullable(),
      role: invitedRoleSchema,
      acceptedAt: z.string(),
    }),
  ),
  invitations: z.array(
    z.object({ id: z.string(), email: z.string(), role: invitedRoleSchema, expiresAt: z.string() }),
  ),
});
export type HouseholdAccess = z.infer<typeof householdAccessSchema>;

/** An account whose records a person may look at. */
const reachableSchema = z.object({
  accountId: z.string(),
  /** Its owner's name, or address where there is none. */
  owner: z.string(),
  role: z.enum(ROLES),
  /** Whether this session looks at it. */
  current: z.boolean(),
});

/** The accounts whose records a person may look at, their own first. */
export const reachableAccountsSchema = z.object({ accounts: z.array(reachableSchema) });
export type ReachableAccounts = z.infer<typeof reachableAccountsSchema>;

/** A claim takes so many comments; asked without a page, all of them are answered (api-47). */
export const MAX_COMMENTS = 500;
export const commentsInput = z.object({ claimId: rowIdSchema, ...pageInput(MAX_COMMENTS) });
export const addCommentInput = z.object({
  claimId: rowIdSchema,
  /** The line item that it is about; none for the claim as a whole. */
  lineItemId: rowIdSchema.nullish(),
  text: plainText(2000),
});

export const settleCommentInput = z.object({ id: rowIdSchema, settled: z.boolean() });

export const commentSchema = z.object({
  id: z.string(),
  author: z.string(),
  /** Whether the caller wrote it. */
  own: z.boolean(),
  lineItemId: z.string().nullable(),
  /** What that line item is called now, and the day of its purchase. */
  lineItem: z.string().nullable(),
  purchaseDate: z.string().nullable(),
  text: z.string(),
  createdAt: z.string(),
  /** Whether somebody said that it is dealt with; an open one is counted. */
  settled: z.boolean(),
});
export type CommentView = z.infer<typeof commentSchema>;
export const commentsSchema = z.object({ comments: z.array(commentSchema), ...pageFields });
export type CommentsView = z.infer<typeof commentsSchema>;
