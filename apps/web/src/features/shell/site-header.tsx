import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { IntentLink } from "@/components/intent-link";
import { OpenCommandsButton } from "../commands/open-commands-button";
import { RegionMenu } from "../edition/region-menu";
import { LanguageSwitch } from "../language/language-switch";
import { AccountLinks } from "./account-links";
import { LogoMark } from "./logo";
import { MobileDrawer } from "./mobile-drawer";
import { Navigation } from "./navigation";
import type { ShellWords } from "./shell-words";

/**
 * The header of every page: logo, navigation, region, and who is signed in. A row of links needs 1,280 pixels when
 * somebody is signed in; below that the drawer holds them. The longer words of other languages stand closer together.
 */
export function SiteHeader({ words }: { words: ShellWords }) {
  const { edition, language } = LOCALE_FACTS[words.locale];
  const close = language !== "en";
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/95 backdrop-blur-sm print:hidden">
      <div className={"page flex min-h-16 items-center gap-2"}>
        <IntentLink
          href="/"
          className="flex min-h-11 shrink-0 items-center gap-2.5 text-lg font-bold tracking-tight whitespace-nowrap"
        >
          <LogoMark className="size-8" />
          GF Ledger
        </IntentLink>
        <nav aria-label={words.navigation.name} className="hidden flex-1 xl:block">
          <Navigation links={words.navigation.links} close={close} />
        </nav>
        <div className="ml-auto hidden items-center gap-1 xl:flex">
          <OpenCommandsButton label={words.commands} />
          <LanguageSwitch
            locale={words.locale}
            className="flex min-h-11 items-center rounded-md px-2 text-sm font-semibold hover:bg-sunken"
          />
          <RegionMenu edition={edition} words={words.region} />
          <AccountLinks words={words.account} />
        </div>
        <div className="ml-auto xl:hidden">
          <MobileDrawer words={words} />
        </div>
      </div>
    </header>
  );
}
