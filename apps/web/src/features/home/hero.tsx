import type { Edition } from "@gf-ledger/domain/edition/edition";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import { KeptHyphens } from "@/components/kept-hyphens";
import { LinkButton } from "@/components/link-button";
import { HOME_COPY } from "./home-copy";
import { ProductIllustration } from "./product-illustration";
import { StartLink } from "./start-link";

export function Hero({ edition }: { edition: Edition }) {
  const copy = HOME_COPY[edition];
  return (
    <section className="page grid items-center gap-12 pt-10 pb-16 sm:pt-16 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:pt-20">
      <div>
        <p className="text-sm font-semibold text-brand">
          {edition === "ca" ? "For Canadians with celiac disease" : "For Americans with celiac disease"}
        </p>
        <h1 className="mt-3 text-3xl sm:text-4xl">
          <KeptHyphens text={copy.headline} />
        </h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{copy.lead}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <StartLink />
          <LinkButton href="/how-it-works" tone="secondary" size="large">
            How It Works
          </LinkButton>
        </div>
        <p className="mt-4 text-sm text-ink-faint">
          5 receipts a month, free. No card needed. Or{" "}
          <a href="#try" className="finger font-semibold text-brand underline underline-offset-2">
            try it without an account
          </a>
          .
        </p>
        <p className="mt-8 max-w-xl border-l-3 border-wheat pl-4 text-sm text-ink-soft">{copy.proof}</p>
      </div>
      <ProductIllustration locale={localeOf(edition, "en")} />
    </section>
  );
}
