import { createHash } from "node:crypto";
import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import type { ReceiptReader } from "@gf-ledger/reader/receipt-reader";
import type { ApiContext, Services, SignedInContext } from "../context";
import { confirmReceipt } from "../drafts/verbs/confirm-receipt";
import { createReceipt } from "../drafts/verbs/create-receipt";
import { hashToken, newToken } from "../gate/secret-token";
import { actorOfSession } from "../gate/session-gate";
import { answerOf } from "../refusals/refusal-error";
import { liveLineItems } from "../tax-report/queries/live-line-items";
import { draftSampleClaim } from "./draft-sample-claim";
import type { SampleHousehold } from "./sample-households";
import { type SampleReceipt, sampleReading } from "./sample-reading";

/** How long the filling may take; the sample person's session ends then. */
const FILLING_MS = 10 * 60_000;

export interface SampleFilling {
  /** `false`: the account was filled before and stays as it is. */
  readonly filled: boolean;
  readonly receipts: number;
  readonly lineItems: number;
  /** The draft of the tax year that holds most of the receipts; `null` where it was filled before. */
  readonly claimId: string | null;
}

/** A reader that answers one made-up receipt for every photo. */
function readerOf(receipt: SampleReceipt): ReceiptReader {
  const imageSha256 = createHash("sha256").update(JSON.stringify(receipt)).digest("hex");
  const outcome = {
    ok: true as const,
    reading: sampleReading(receipt),
    imageSha256,
    perceptualHash: imageSha256.slice(0, 16),
  };
  return { name: "local", version: "sample", read: async () => outcome, close: async () => {} };
}

/** The sample person, signed in for as long as the filling takes. */
async function signInSample(
  services: Services,
  { email, edition }: SampleHousehold,
): Promise<SignedInContext> {
  const { database, pool, now } = services;
  const user = await database.user.upsert({
    where: { email },
    create: { email, name: "Sample data", edition, emailVerified: now(), isSample: true },
    update: { isSample: true },
  });
  const token = newToken();
  const expires = new Date(now().getTime() + FILLING_MS);
  await database.session.create({ data: { userId: user.id, sessionTokenHash: hashToken(token), expires } });
  const actor = await actorOfSession(pool, token, now());
  if (!actor) throw new Error("The sample account could not be signed in.");
  const context: ApiContext = {
    ...services,
    requestId: "sample",
    edition,
    locale: localeOf(edition, "en"),
    ownLocale: localeOf(edition, "en"),
    client: "sample",
    userAgent: null,
    cookieHeader: null,
    actor,
    secure: false,
    setCookies: [],
  };
  return { ...context, actor };
}

/**
 * Uploads and confirms one receipt as if at noon of its day, so that it counts in its own month's plan use.
 */
async function upload(ctx: SignedInContext, receipt: SampleReceipt): Promise<void> {
  const reader = readerOf(receipt);
  const now = () => new Date(`${receipt.date}T12:00:00Z`);
  const then = { ...ctx, now, readers: { local: reader, premium: reader } };
  const { id, items } = answerOf(await createReceipt(then, { image: Buffer.from("sample") }));
  if (items.some(({ selected }) => selected)) answerOf(await confirmReceipt(then, { id }));
}

/** The tax year of the receipt in the middle, with the days of receipts in it. */
function yearOfMost(receipts: readonly SampleReceipt[]) {
  const middle = receipts[Math.floor(receipts.length / 2)];
  if (!middle) return null;
  const taxYear = taxYearOf(middle.date);
  const days = receipts.map(({ date }) => date).filter((date) => taxYearOf(date) === taxYear);
  return { taxYear, days: [middle.date, ...days] as const };
}

/**
 * Fills an account marked as sample data with receipts that the product's own verbs draft, match and confirm,
 * as for every upload, and leaves a draft of its claim. An account that is already filled stays as it is.
 */
export async function fillSampleAccount(
  services: Services,
  receipts: readonly SampleReceipt[],
  household: SampleHousehold,
): Promise<SampleFilling> {
  const ctx = await signInSample(services, household);
  const { userId } = ctx.actor.scope;
  const filled = (await ctx.database.receipt.count({ where: { userId } })) === 0;
  for (const receipt of filled ? receipts : []) await upload(ctx, receipt);
  const year = filled ? yearOfMost(receipts) : null;
  const claimId = year && (await draftSampleClaim(ctx, household, year));
  await ctx.database.session.deleteMany({ where: { id: ctx.actor.sessionId ?? "" } });
  const [stored, lineItems] = await Promise.all([
    ctx.database.receipt.count({ where: { userId } }),
    ctx.database.lineItem.count({ where: liveLineItems(ctx.actor.scope) }),
  ]);
  return { filled, receipts: stored, lineItems, claimId };
}
