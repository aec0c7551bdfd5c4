import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import clsx from "clsx";
import { IntentLink } from "@/components/intent-link";
import { OpenCommandsButton } from "../commands/open-commands-button";
import { RegionMenu } from "../edition/region-menu";
import { LanguageSwitch } from "../language/language-switch";
import { AccountLinks } from "./account-links";
import { LogoMark } from "./logo";
import { MobileDrawer } from "./mobile-drawer";
import { Navigation } from "./navigation";
import type { ShellWords } from "./shell-words";

const ENGLISH_ROW = {
  row: "lg:flex",
  links: "lg:block ml-2 max-xl:ml-0",
  drawer: "lg:hidden",
  gap: "gap-4 lg:max-xl:gap-2",
  close: false,
};
/** The longer words of other languages form a row on wider screens only, and closer together. */
const LONGER_ROW = { row: "xl:flex", links: "xl:block", drawer: "xl:hidden", gap: "gap-2", close: true };

/** The header of every page: logo, navigation, region, and who is signed in. */
export function SiteHeader({ words }: { words: ShellWords }) {
  const { edition, language } = LOCALE_FACTS[words.locale];
  const shown = language === "en" ? ENGLISH_ROW : LONGER_ROW;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas/95 backdrop-blur-sm print:hidden">
      <div className={clsx("page flex min-h-16 items-center", shown.gap)}>
        <IntentLink
          href="/"
          className="flex min-h-11 shrink-0 items-center gap-2.5 text-lg font-bold tracking-tight whitespace-nowrap"
        >
          <LogoMark className="size-8" />
          GF Ledger
        </IntentLink>
        <nav aria-label={words.navigation.name} className={clsx("hidden flex-1", shown.links)}>
          <Navigation links={words.navigation.links} close={shown.close} />
        </nav>
        <div className={clsx("ml-auto hidden items-center gap-1", shown.row)}>
          <OpenCommandsButton label={words.commands} />
          <LanguageSwitch
            locale={words.locale}
            className="flex min-h-11 items-center rounded-md px-3 text-sm font-semibold hover:bg-sunken max-xl:px-2"
          />
          <RegionMenu edition={edition} words={words.region} />
          <AccountLinks words={words.account} />
        </div>
        <div className={clsx("ml-auto", shown.drawer)}>
          <MobileDrawer words={words} />
        </div>
      </div>
    </header>
  );
}
