import { createHash } from "node:crypto";
import { EDITIONS } from "@gf-ledger/domain/edition/edition-facts";
import { z } from "zod";
import { ACTOR_KINDS } from "../records/recorded-actor";

const moment = z.iso.datetime();
const text = z.string().max(2000);
const STATUSES = ["draft", "filed", "adjusted"] as const;

const hashOf = (snapshot: string) => createHash("sha256").update(snapshot).digest("hex");

/** A claim with its snapshot, which bears out its hash (claim-16). */
export const claimRecordSchema = z
  .object({
    id: z.uuid(),
    edition: z.enum(EDITIONS),
    taxYear: z.number().int().min(1990).max(2100),
    status: z.enum(STATUSES),
    periodFrom: moment.nullable(),
    periodTo: moment.nullable(),
    countGuidance: z.boolean(),
    exchangeMethod: z.enum(["annual-average", "daily"]).nullable(),
    worthInputs: z.json().nullable(),
    filedAt: moment.nullable(),
    snapshot: z.string().nullable(),
    snapshotSha256: z.string().nullable(),
    snapshotIds: z.record(z.uuid(), z.uuid()).nullable().default(null),
    createdAt: moment,
    updatedAt: moment,
  })
  .refine(({ periodFrom, periodTo }) => (periodFrom === null) === (periodTo === null), { path: ["periodTo"] })
  .refine(
    ({ status, filedAt, snapshot }) => (status === "draft") === (filedAt === null || snapshot === null),
    {
      path: ["status"],
    },
  )
  .refine(
    ({ snapshot, snapshotSha256 }) =>
      snapshot === null ? snapshotSha256 === null : hashOf(snapshot) === snapshotSha256,
    { path: ["snapshotSha256"] },
  );
export type ClaimRecord = z.infer<typeof claimRecordSchema>;

/** One recorded change (claim-17). */
export const changeRecordSchema = z.object({
  id: z.uuid(),
  thing: text,
  thingId: z.uuid(),
  change: z.enum(["changed", "added", "removed"]),
  field: text.nullable(),
  old: z.json().nullable(),
  new: z.json().nullable(),
  changedByKind: z.enum(ACTOR_KINDS).nullable().default(null),
  changedById: z.uuid().nullable().default(null),
  changedBy: text,
  why: text.nullable(),
  changedAt: moment,
});
export type ChangeRecord = z.infer<typeof changeRecordSchema>;
