import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Messages } from "@gf-ledger/messages/messages";

declare module "use-intl" {
  /** Keys and arguments of messages are checked against the English ones. */
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
