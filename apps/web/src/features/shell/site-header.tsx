import type { Edition } from "@gf-ledger/domain/edition/edition";
import { IntentLink } from "@/components/intent-link";
import { RegionMenu } from "../edition/region-menu";
import { AccountLinks } from "./account-links";
import { LogoMark } from "./logo";
import { MobileDrawer } from "./mobile-drawer";
import { Navigation } from "./navigation";

/** The header of every page: logo, navigation, region, and who is signed in. */
export function SiteHeader({ edition }: { edition: Edition }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/95 backdrop-blur-sm print:hidden">
      <div className="page flex min-h-16 items-center gap-4 lg:max-xl:gap-2">
        <IntentLink
          href="/"
          className="flex min-h-11 shrink-0 items-center gap-2.5 text-lg font-bold tracking-tight whitespace-nowrap"
        >
          <LogoMark className="size-8" />
          GF Ledger
        </IntentLink>
        <nav aria-label="Main" className="ml-2 hidden flex-1 lg:block max-xl:ml-0">
          <Navigation />
        </nav>
        <div className="ml-auto hidden items-center gap-1 lg:flex">
          <RegionMenu edition={edition} />
          <AccountLinks />
        </div>
        <div className="ml-auto lg:hidden">
          <MobileDrawer edition={edition} />
        </div>
      </div>
    </header>
  );
}
