import { wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import type { LeftOutReason } from "@gf-ledger/claim/sums/lines/place-lines";
import type {
  ClaimDocuments,
  DocumentLeftOut,
  DocumentsToWrite,
} from "@gf-ledger/documents/claim/claim-documents";
import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, localeOf } from "@gf-ledger/domain/edition/locale";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { dateColumnOf } from "../../calendar-column";
import type { DocumentContext } from "../../context";
import { readAtReplica } from "../../on-replica";
import { namedPeople } from "../../people/named-people";
import { liveLineItems } from "../../tax-report/queries/live-line-items";
import { editionOf, filedOnOf, isFiledElsewhere, type StoredClaim } from "../claim-row";
import { findClaim } from "../find-claim";
import { readCorrectedStates, readDifference } from "../queries/corrected-states";
import { type EarlierVersion, readEarlierVersion } from "../queries/filed-content";
import { returnWithCorrection } from "../return-lines/return-with-correction";
import { type ClaimedContent, claimedContent } from "./claimed-content";
import { documentBlocks } from "./document-blocks";
import { documentItems, rowsOfLines } from "./document-items";
import { gatherEvidence } from "./gather-evidence";
import { hasRows } from "./has-rows";
import { readDocumentChanges } from "./read-document-changes";
import { readDocumentReceipts } from "./read-document-receipts";
import { withPaidBack } from "./read-paid-back";
import { withPictures } from "./with-pictures";

/** How many of a draft's purchases don't count: a kind outside the rule, or a tick that was taken away (claim-50). */
async function notTicked(
  { database, actor }: DocumentContext,
  { status }: StoredClaim,
  content: ClaimContent,
) {
  if (status !== "draft") return 0;
  const { from, to } = wholeSpan(content.period);
  const purchaseDate = { gte: dateColumnOf(from), lte: dateColumnOf(to) };
  return database.lineItem.count({ where: { ...liveLineItems(actor.scope), counts: false, purchaseDate } });
}

function leftOutOf({ leftOut }: ClaimedContent, unticked: number): DocumentLeftOut[] {
  const items = new Map<LeftOutReason, number>(unticked === 0 ? [] : [["not-ticked", unticked]]);
  for (const { reason } of leftOut) items.set(reason, (items.get(reason) ?? 0) + 1);
  return [...items].map(([reason, count]) => ({ reason, items: count }));
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function filingOf(claim: StoredClaim, { earlier }: ClaimedContent): Pick<ClaimDocuments, "status" | "filed"> {
  const snapshotSha256 = earlier?.sha256 ?? claim.snapshotSha256;
  const status = earlier?.version === 1 ? "filed" : claim.status;
  const on = filedOnOf(claim);
  if (on === null || snapshotSha256 === null) return { status: "draft", filed: null };
  const filed = { on, sha256: snapshotSha256, elsewhere: isFiledElsewhere(claim) };
  return { status: status === "adjusted" ? "adjusted" : "filed", filed };
}

/**
 * Begins the papers of one of the owner's claims (claim-18): of a filed one what was filed, of a draft what it
 * holds now. Refuses a claim without a row, whose documents would be empty; the rest is read when they are written.
 */
export async function prepareClaimDocuments(
  ctx: DocumentContext,
  { id, version }: { readonly id: string; readonly version?: number },
): Promise<Outcome<DocumentsToWrite, "no_such_claim" | "claim_empty">> {
  return readAtReplica(
    ctx,
    async (reading): Promise<Outcome<DocumentsToWrite, "no_such_claim" | "claim_empty">> => {
      const found = await findClaim(reading.database, ctx.actor.scope, id);
      if (!found.ok) return found;
      const claim = found.value;
      const earlier =
        version === undefined ? null : await readEarlierVersion(reading.database, claim, version);
      if (version !== undefined && earlier === null) return refused("no_such_claim");
      if (earlier === null && !(await hasRows(reading, claim))) return refused("claim_empty");
      let gathered: Promise<ClaimDocuments> | undefined;
      return done({
        ...localisedAs(ctx, editionOf(claim)),
        taxYear: claim.taxYear,
        madeOn: dayOf(ctx.now()),
        read() {
          gathered ??= readAtReplica(ctx, (reading) => gatherDocuments(reading, claim, earlier));
          return gathered;
        },
      });
    },
  );
}

/** The edition of papers, in the language of whoever reads them (claim-27). */
const localisedAs = ({ ownLocale }: DocumentContext, edition: Edition) => ({
  edition,
  locale: localeOf(edition, LOCALE_FACTS[ownLocale].language),
});

async function gatherDocuments(
  ctx: DocumentContext,
  claim: StoredClaim,
  earlier: EarlierVersion | null,
): Promise<ClaimDocuments> {
  const claimed = await claimedContent(ctx, claim, earlier);
  const { content } = claimed;
  const { edition, locale } = localisedAs(ctx, content.edition);
  // An earlier version is what it was then; what changed since is told of the claim as it is.
  const states = earlier ? null : await readCorrectedStates(ctx, claim, claimed.filed, claimed.today.content);
  const bare = documentBlocks(claimed);
  const rows = rowsOfLines(bare);
  const { blocks, comparators, rates, restsOn, receiptIds } = await gatherEvidence(
    bare,
    documentItems(ctx, claimed, rows),
    locale,
  );
  const sum = (amount: (block: (typeof blocks)[number]) => number) =>
    blocks.reduce((total, block) => total + amount(block), 0);
  return {
    ...filingOf(claim, claimed),
    edition,
    locale,
    currency: EDITION_FACTS[edition].currency,
    taxYear: content.taxYear,
    period: content.period,
    moreRepayments: content.moreRepayments ?? null,
    madeOn: dayOf(ctx.now()),
    countTax: content.countTax,
    countGuidance: content.countGuidance,
    exchangeMethod: content.exchangeMethod,
    people: namedPeople(content.people, locale),
    blocks,
    foodCents: sum(({ foodCents }) => foodCents),
    expensesCents: sum(({ expensesCents }) => expensesCents),
    restsOn,
    belowCategoryTotalsCents: claimed.belowCategoryTotalsCents,
    leftOut: leftOutOf(claimed, await notTicked(ctx, claim, content)),
    receipts: await readDocumentReceipts(ctx, receiptIds),
    comparators: await withPictures(ctx, comparators),
    rates,
    adjustments: await withPaidBack(ctx, claimed.adjustments),
    otherExpenses: content.otherExpenses,
    figures: content.figures,
    returnLines: returnWithCorrection(claim, content, states),
    difference: await readDifference(ctx, claim, states, locale),
    changes: earlier ? [] : await readDocumentChanges(ctx, claim, claimed),
    catalogueVersion: content.catalogueVersion,
    readerVersions: content.readerVersions,
    async *items() {
      for await (const page of documentItems(ctx, claimed, rows)) yield page.map(({ item }) => item);
    },
  };
}
