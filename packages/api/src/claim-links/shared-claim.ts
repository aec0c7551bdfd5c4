import type { SharedClaim } from "@gf-ledger/claim/file/claim-link";
import type { ClaimDocuments, DocumentBlock } from "@gf-ledger/documents/claim/claim-documents";
import { documentWords } from "@gf-ledger/documents/claim/document-words";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { LiveLink } from "../gate/claim-link-gate";
import { unnamedIn } from "../people/named-people";
import { restsOnView } from "../tax-report/rules/rests-on";

type NameOf = (personId: string) => string;

function blockOf(block: DocumentBlock, nameOf: NameOf): SharedClaim["blocks"][number] {
  return {
    line: block.line,
    people: block.personIds.map(nameOf),
    rows: block.rows.map((row) => ({
      person: nameOf(row.personId),
      name: row.name,
      size: row.size,
      unit: row.unit,
      quantity: row.quantity,
      price: dollarsFromCents(row.price),
      regularPrice: dollarsFromCents(row.regularPrice),
      extraCost: dollarsFromCents(row.amountCents),
      sizeCompared: row.sizeCompared,
    })),
    food: dollarsFromCents(block.foodCents),
    adjustments: dollarsFromCents(block.adjustmentsCents),
    otherExpenses: dollarsFromCents(block.otherExpensesCents),
    expenses: dollarsFromCents(block.expensesCents),
  };
}

/** How a person is called to others: an owner who gave no name is no "you" to them. */
const nameToOthers = (name: string, locale: Locale) =>
  name === unnamedIn(locale) ? documentWords({ locale }).common("relation.self") : name;

/** What a link shows of a claim, from the same description that its documents are written from. */
export function sharedClaim(claimDocuments: ClaimDocuments, link: LiveLink): SharedClaim {
  const names = new Map(
    claimDocuments.people.map(({ id, name }) => [id, nameToOthers(name, claimDocuments.locale)]),
  );
  return {
    linkId: link.id,
    expiresAt: link.expiresAt.toISOString(),
    edition: claimDocuments.edition,
    currency: claimDocuments.currency,
    taxYear: claimDocuments.taxYear,
    status: claimDocuments.status,
    filedOn: claimDocuments.filed?.on ?? null,
    filedElsewhere: claimDocuments.filed?.elsewhere ?? false,
    snapshotSha256: claimDocuments.filed?.sha256 ?? null,
    period: {
      from: claimDocuments.period.from,
      to: claimDocuments.period.to,
      ofPersons: (claimDocuments.period.ofPersons ?? []).map(({ personId, from, to }) => ({
        name: names.get(personId) ?? "",
        from,
        to,
      })),
    },
    people: claimDocuments.people.map(({ id, relation, celiac }) => ({
      name: names.get(id) ?? "",
      relation,
      celiac,
    })),
    blocks: claimDocuments.blocks.map((block) => blockOf(block, (id) => names.get(id) ?? "")),
    food: dollarsFromCents(claimDocuments.foodCents),
    expenses: dollarsFromCents(claimDocuments.expensesCents),
    restsOn: restsOnView(claimDocuments.restsOn),
    receipts: claimDocuments.receipts.length,
  };
}
