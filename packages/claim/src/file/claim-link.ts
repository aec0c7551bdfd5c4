import { emailSchema } from "@gf-ledger/domain/account/sign-in/credentials";
import { currencySchema, editionSchema } from "@gf-ledger/domain/edition/edition";
import { rowIdSchema } from "@gf-ledger/domain/input/row-id";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { relationSchema } from "@gf-ledger/domain/people/relation";
import { amountSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { restsOnSchema } from "@gf-ledger/domain/tax-report/year-by-product";
import { z } from "zod";
import { CLAIM_STATUSES } from "./claim-view";

/** The longest a link can work, in days, and how long it works by default. */
const LINK_DAYS_MAXIMUM = 90;
const LINK_DAYS = messageKey("issues.keyDays", { most: LINK_DAYS_MAXIMUM });

export const newClaimLinkInput = z.object({
  claimId: rowIdSchema,
  /** Whom the link is for: a confirmation is mailed there before anything is shown. */
  email: emailSchema,
  expiresInDays: z.int(LINK_DAYS).min(1, LINK_DAYS).max(LINK_DAYS_MAXIMUM, LINK_DAYS).default(30),
});

export const claimLinksInput = z.object({ claimId: rowIdSchema });

/** The token of a link and, once, the code that was mailed. Both are of 32 random bytes. */
export const openClaimLinkInput = z.object({
  token: z.string().min(1).max(100),
  code: z.string().max(100).nullish(),
  /** Mails a new confirmation although one is on its way. */
  again: z.boolean().default(false),
});

/** What an opening did: mailed a confirmation, let a browser in, showed the claim, or handed over a document. */
export const LINK_EVENTS = ["mailed", "confirmed", "viewed", "pdf", "xlsx", "csv", "zip"] as const;
export type LinkEvent = (typeof LINK_EVENTS)[number];

const count = z.number().int();

/** A link as the claim's owner sees it; never the link itself (claim-26). */
export const claimLinkViewSchema = z.object({
  id: z.string(),
  claimId: z.string(),
  email: z.string(),
  /** Who made it, with their role; it ends with their right to make one (claim-38). */
  madeBy: z.string(),
  /** Neither over nor withdrawn, and its maker may still make one. */
  works: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** When its address was first confirmed; nothing was shown before. */
  confirmedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  /** The newest 50, the newest first. */
  openings: z.array(
    z.object({ openedAt: z.string(), what: z.enum(LINK_EVENTS), userAgent: z.string().nullable() }),
  ),
  openingCount: count,
});
export type ClaimLinkView = z.infer<typeof claimLinkViewSchema>;

export const claimLinksSchema = z.object({ links: z.array(claimLinkViewSchema) });

/** Every link that works to any claim of the account, as its owner ends them (claim-40). */
export const ownedClaimLinksSchema = z.object({
  links: z.array(
    claimLinkViewSchema
      .pick({
        id: true,
        claimId: true,
        email: true,
        madeBy: true,
        works: true,
        createdAt: true,
        expiresAt: true,
      })
      .extend({ taxYear: count }),
  ),
});
export type OwnedClaimLinkView = z.infer<typeof ownedClaimLinksSchema>["links"][number];
export const endedClaimLinksSchema = z.object({ ended: count });

/** `url` is only in this answer and never shown again. */
export const madeClaimLinkSchema = claimLinkViewSchema.extend({ url: z.string() });

const sharedRowSchema = z.object({
  person: z.string(),
  name: z.string(),
  size: z.number().nullable(),
  unit: z.string().nullable(),
  quantity: z.number(),
  price: amountSchema,
  regularPrice: amountSchema,
  extraCost: amountSchema,
  sizeCompared: z.boolean(),
});

/** A claim as its link shows it: what its report says, without birth dates, incomes or an address. */
export const sharedClaimSchema = z.object({
  linkId: z.string(),
  expiresAt: z.string(),
  edition: editionSchema,
  currency: currencySchema,
  taxYear: count,
  status: z.enum(CLAIM_STATUSES),
  filedOn: z.string().nullable(),
  /** Filed in the account that the claim was imported from (accounts-53). */
  filedElsewhere: z.boolean(),
  snapshotSha256: z.string().nullable(),
  period: z.object({
    from: z.string(),
    to: z.string(),
    /** Of people who died in the tax year. */
    ofPersons: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
  }),
  people: z.array(z.object({ name: z.string(), relation: relationSchema, celiac: z.boolean() })),
  /** People whose expenses share one line of the return. */
  blocks: z.array(
    z.object({
      line: z.enum(["33099", "33199"]).nullable(),
      people: z.array(z.string()),
      rows: z.array(sharedRowSchema),
      food: amountSchema,
      adjustments: amountSchema,
      otherExpenses: amountSchema,
      expenses: amountSchema,
    }),
  ),
  food: amountSchema,
  expenses: amountSchema,
  restsOn: restsOnSchema,
  receipts: count,
});
export type SharedClaim = z.infer<typeof sharedClaimSchema>;

/** Either the claim, or where a confirmation was mailed to, told in part. */
export const openedClaimLinkSchema = z.object({
  mailedTo: z.string().nullable(),
  claim: sharedClaimSchema.nullable(),
});
export type OpenedClaimLink = z.infer<typeof openedClaimLinkSchema>;
