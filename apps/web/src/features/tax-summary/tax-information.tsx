import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { Card, CardBody, CardTitle } from "@/components/card";
import { AUTHORITY_LINKS } from "@/features/edition/authority-links";
import { DEDUCTION_NOTE } from "@/features/edition/deduction-note";

const WHERE: Readonly<Record<Edition, string>> = {
  ca: "It goes on line 33099 (yourself, your spouse and your children under 18 on December 31) or line 33199 (other dependants, each with a threshold of their own), together with your other medical expenses.",
  us: "It goes on Schedule A with your other medical expenses; only what exceeds 7.5% of your adjusted gross income is deducted.",
};

/** reports-31: what the person has to know about the claim. */
export function TaxInformation({ edition }: { edition: Edition }) {
  const { authority, retentionYears, retentionFrom } = EDITION_FACTS[edition];
  return (
    <Card>
      <CardBody>
        <CardTitle>Tax Information</CardTitle>
        <ul className="mt-3 list-disc space-y-2 pl-5 text-sm">
          <li>
            The incremental cost, the gluten-free price minus the price of a comparable regular product, can
            be claimed as a medical expense.
          </li>
          <li>A celiac diagnosis from a medical practitioner is required.</li>
          <li>
            Receipts plus a diagnosis letter must be kept for {retentionYears} years from {retentionFrom}.
            They are not sent with the return.
          </li>
          <li>{WHERE[edition]}</li>
          <li>{DEDUCTION_NOTE[edition]}</li>
          <li>
            <a
              href={AUTHORITY_LINKS[edition].guidelines}
              target="_blank"
              rel="noreferrer"
              className="finger font-semibold text-brand underline underline-offset-2"
            >
              Medical expenses on the {authority}'s site
            </a>
          </li>
        </ul>
        <p className="mt-4 text-xs text-ink-faint">
          These are estimates to help you prepare a claim, not tax or medical advice.
        </p>
      </CardBody>
    </Card>
  );
}
