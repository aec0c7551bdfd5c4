import { createHash } from "node:crypto";
import { estimateInputsSchema } from "@gf-ledger/claim/file/estimate-inputs";
import { type PersonPeriod, personPeriodsSchema } from "@gf-ledger/claim/periods/stored-period";
import { readSnapshot } from "@gf-ledger/claim/snapshot/read-snapshot";
import { EDITIONS } from "@gf-ledger/domain/edition/edition-facts";
import { z } from "zod";
import { ACTOR_KINDS } from "../records/recorded-actor";

const moment = z.iso.datetime();
const STATUSES = ["draft", "filed", "adjusted"] as const;
/** What the record of changes is about (claim-17). */
const THINGS = [
  "line-item",
  "person",
  "adjustment",
  "other-expense",
  "exchange-rate",
  "claim",
  "merged-name",
  "account",
] as const;
/** A whole line item by its columns comes to half of it at most. */
const MAX_VALUE_LETTERS = 10_000;

const hashOf = (snapshot: string) => createHash("sha256").update(snapshot).digest("hex");
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const isShort = (value: unknown) => JSON.stringify(value).length <= MAX_VALUE_LETTERS;

/** The days of people who have a period of their own; a snapshot may name them by the ids of another account. */
const daysOf = (own: readonly PersonPeriod[] | null | undefined) =>
  (own ?? [])
    .map(({ from, to }) => `${from} ${to}`)
    .sort()
    .join();

/** A claim with its snapshot, which bears out its hash, its year and its period (claim-16). */
export const claimRecordSchema = z
  .object({
    id: z.uuid(),
    edition: z.enum(EDITIONS),
    taxYear: z.number().int().min(1990).max(2100),
    status: z.enum(STATUSES),
    periodFrom: moment.nullable(),
    periodTo: moment.nullable(),
    periodOfPersons: personPeriodsSchema.nullable().default(null),
    countGuidance: z.boolean(),
    exchangeMethod: z.enum(["annual-average", "daily"]).nullable(),
    worthInputs: estimateInputsSchema.refine(isShort).nullable(),
    filedAt: moment.nullable(),
    filedOn: moment.nullable().default(null),
    snapshot: z.string().nullable(),
    snapshotSha256: sha256.nullable(),
    snapshotIds: z.record(z.uuid(), z.uuid()).nullable().default(null),
    createdAt: moment,
    updatedAt: moment,
  })
  .refine(({ periodFrom, periodTo }) => (periodFrom === null) === (periodTo === null), { path: ["periodTo"] })
  .refine(
    ({ status, filedAt, filedOn, snapshot }) =>
      status === "draft"
        ? filedAt === null && filedOn === null && snapshot === null
        : filedAt !== null && snapshot !== null,
    { path: ["status"] },
  )
  .refine(
    ({ snapshot, snapshotSha256 }) =>
      snapshot === null ? snapshotSha256 === null : hashOf(snapshot) === snapshotSha256,
    { path: ["snapshotSha256"] },
  )
  .refine(
    ({ snapshot, edition, taxYear, periodFrom, periodTo, periodOfPersons }) => {
      if (snapshot === null) return true;
      const content = readSnapshot(snapshot);
      return (
        content?.edition === edition &&
        content.taxYear === taxYear &&
        content.period.from === periodFrom?.slice(0, 10) &&
        content.period.to === periodTo?.slice(0, 10) &&
        daysOf(content.period.ofPersons) === daysOf(periodOfPersons)
      );
    },
    { path: ["snapshot"] },
  );
export type ClaimRecord = z.infer<typeof claimRecordSchema>;

const replacedSchema = z.strictObject({ sha256, text: z.string() });

/** The snapshot that an adjustment replaced is kept whole, and bears out its hash (claim-29). */
function isReplacedSnapshot(value: unknown): boolean {
  const replaced = replacedSchema.safeParse(value);
  return (
    replaced.success &&
    hashOf(replaced.data.text) === replaced.data.sha256 &&
    readSnapshot(replaced.data.text) !== null
  );
}

/** One recorded change (claim-17). */
export const changeRecordSchema = z
  .object({
    id: z.uuid(),
    thing: z.enum(THINGS),
    thingId: z.uuid(),
    change: z.enum(["changed", "added", "removed"]),
    field: z.string().max(100).nullable(),
    old: z.json().nullable(),
    new: z.json().nullable(),
    changedByKind: z.enum(ACTOR_KINDS).nullable().default(null),
    changedById: z.uuid().nullable().default(null),
    changedBy: z.string().max(320),
    why: z.string().max(1000).nullable(),
    changedAt: moment,
  })
  .refine(
    ({ thing, field, old }) =>
      isShort(old) || (thing === "claim" && field === "snapshot" && isReplacedSnapshot(old)),
    { path: ["old"] },
  )
  .refine((record) => isShort(record.new), { path: ["new"] });
export type ChangeRecord = z.infer<typeof changeRecordSchema>;
