import type { Edition } from "@gf-ledger/domain/edition/edition";
import { AUTHORITY_LINKS } from "../edition/authority-links";
import { HOME_COPY } from "./home-copy";

/** How the product stands to the tax authority (§2). */
export function ComplianceNotice({ edition }: { edition: Edition }) {
  const copy = HOME_COPY[edition];
  return (
    <section aria-labelledby="compliance-title" className="page py-16">
      <div className="rounded-xl bg-wheat-soft p-6 sm:p-10">
        <h2 id="compliance-title" className="text-xl">
          {copy.complianceTitle}
        </h2>
        <p className="mt-3 max-w-3xl text-ink-soft">{copy.compliance}</p>
        <p className="mt-4">
          <a href={AUTHORITY_LINKS[edition].guidelines} className="font-semibold text-brand underline">
            Read the {edition === "ca" ? "CRA's guide RC4065" : "IRS's Publication 502"}
          </a>
        </p>
      </div>
    </section>
  );
}
