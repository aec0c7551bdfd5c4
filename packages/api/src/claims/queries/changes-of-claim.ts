import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import { byFiledRules } from "@gf-ledger/claim/snapshot/by-filed-rules";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { type SnapshotChange, snapshotDifference } from "@gf-ledger/claim/snapshot/snapshot-difference";
import { WAYS_TO_REPORT } from "@gf-ledger/claim/snapshot/ways-to-report";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { PageAsked } from "@gf-ledger/domain/input/page-input";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { SignedInContext } from "../../context";
import { finishedInTurns } from "../../in-turns";
import { type ReadClaim, readClaim } from "../basis/read-claim-content";
import { estimateInputsOf, type StoredClaim } from "../claim-row";
import { sourceView } from "../credit-estimate-view";
import { findClaim } from "../find-claim";
import { localeOfClaim } from "../locale-of-claim";
import { readCorrectedStates, readDifference } from "./corrected-states";
import { readEarlierAmounts, readFiledContent } from "./filed-content";
import { incomeOfLaterYears } from "./income-of-later-years";
import { readNamedThings } from "./named-things";
import { readRecordedChanges } from "./read-recorded-changes";

/** What is shown at once; a claim of thousands of line items can change as a whole. */
const MAX_DIFFERENCES = 500;

function namesOf(filed: ClaimContent, { content, basis }: ReadClaim): ReadonlyMap<string, string> {
  return new Map([
    ...filed.lineItems.map(({ id, product }) => [id, product] as const),
    ...[...basis.facts].map(([id, { name }]) => [id, name] as const),
    ...[...filed.people, ...content.people].map(({ id, name }) => [id, name] as const),
    ...[...filed.adjustments, ...content.adjustments].map(({ id, note }) => [id, note] as const),
  ]);
}

function rowName({ thing, id }: SnapshotChange): string | null {
  if (thing !== "row" && thing !== "other-expense") return null;
  const parsed: unknown = JSON.parse(id);
  if (Array.isArray(parsed)) return String(parsed[1]);
  return parsed !== null && typeof parsed === "object" && "what" in parsed ? String(parsed.what) : null;
}

const idsOf = ({ people, lineItems, adjustments }: ClaimContent) =>
  [...people, ...lineItems, ...adjustments].map(({ id }) => id);

/** What was filed, and each adjustment after it (claim-68). */
async function versionsOf(
  ctx: SignedInContext,
  claim: StoredClaim,
  filed: ClaimContent | null,
): Promise<ClaimChangesView["versions"]> {
  if (filed === null || claim.snapshotSha256 === null) return [];
  const current = { sha256: claim.snapshotSha256, amountCents: filed.totals.amountCents };
  return [...(await readEarlierAmounts(ctx.database, claim)), current].map((one, index) => ({
    number: index + 1,
    sha256: one.sha256,
    amount: dollarsFromCents(one.amountCents),
    isCurrent: one === current,
  }));
}

/** What a person reads of the difference, or of the last adjustment (claim-66). */
async function inWords(
  ctx: SignedInContext,
  claim: StoredClaim,
  filed: ClaimContent | null,
  { content }: ReadClaim,
  locale: Locale,
): Promise<ClaimChangesView["inWords"]> {
  const states = await readCorrectedStates(ctx, claim, filed, content);
  const difference = await readDifference(ctx, claim, states, locale);
  if (difference === null) return null;
  const { state, amounts, fields } = difference;
  return {
    state,
    amounts: amounts.slice(0, MAX_DIFFERENCES).map(({ name, person, beforeCents, afterCents }) => ({
      name,
      person,
      before: dollarsFromCents(beforeCents),
      after: dollarsFromCents(afterCents),
    })),
    fields: fields.slice(0, MAX_DIFFERENCES).map((field) => ({ ...field })),
    more: Math.max(0, fields.length - MAX_DIFFERENCES),
  };
}

/**
 * GET /api/claims/{id}/changes: what differs from the snapshot, what was recorded of the claim's content since
 * then (of a draft: all of it), and how a change after filing is reported (claim-17, claim-29).
 */
export async function changesOfClaim(
  ctx: SignedInContext,
  { id, page, perPage }: PageAsked & { readonly id: string },
): Promise<Outcome<ClaimChangesView, "no_such_claim">> {
  const { scope } = ctx.actor;
  const found = await findClaim(ctx.database, scope, id);
  if (!found.ok) return found;
  const claim = found.value;
  const filed = await readFiledContent(ctx.database, claim);
  const today = await readClaim(ctx, claim);
  const { edition } = today.basis;
  const locale = localeOfClaim(edition, ctx);
  const now = filed && (await finishedInTurns(byFiledRules(filed, today.content, estimateInputsOf(claim))));
  const difference = filed && now ? await finishedInTurns(snapshotDifference(filed, now)) : [];
  const names = filed ? namesOf(filed, today) : new Map<string, string>();
  const ids = new Set([claim.id, ...idsOf(today.content), ...(filed ? idsOf(filed) : [])]);
  const recorded = await readRecordedChanges(ctx.database, ctx.actor, {
    locale: ctx.locale,
    owner: ctx.actor.role === "owner" ? "you" : "theOwner",
    claimId: claim.id,
    ids: [...ids],
    period: today.content.period,
    exchangeMethod: (filed ?? today.content).exchangeMethod,
    page: { page, perPage },
    named: await readNamedThings(
      ctx.database,
      scope.userId,
      filed ? [filed, today.content] : [today.content],
      locale,
    ),
    currency: EDITION_FACTS[edition].currency,
  });
  return done({
    filedAt: claim.filedAt?.toISOString() ?? null,
    snapshotSha256: claim.snapshotSha256,
    moreRepayments: filed?.moreRepayments ?? null,
    difference: difference.slice(0, MAX_DIFFERENCES).map((change) => ({
      ...change,
      name: names.get(change.id) ?? rowName(change),
      fields: [...change.fields],
    })),
    moreDifferent: Math.max(0, difference.length - MAX_DIFFERENCES),
    inWords: await inWords(ctx, claim, filed, today, locale),
    versions: await versionsOf(ctx, claim, filed),
    amountFiled: filed && dollarsFromCents(filed.totals.amountCents),
    amountNow: dollarsFromCents(today.sum.totals.amountCents),
    incomeOfLaterYears: await incomeOfLaterYears(ctx, claim, filed),
    ...recorded,
    waysToReport: filed
      ? WAYS_TO_REPORT.filter((row) => row.edition === edition).map((row) => ({
          way: row.way,
          words: translatorOf(locale, "claimRules")(`wayToReport.${row.way}`),
          source: sourceView(row, locale),
        }))
      : [],
  });
}
