import type { KeyScope } from "@gf-ledger/domain/account/api-key-scope";
import type { Role } from "@gf-ledger/domain/account/roles";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Language } from "@gf-ledger/domain/edition/locale";
import type { PriceRegionCode } from "@gf-ledger/domain/pooled-prices/price-regions";
import type { UserScope } from "./user-scope";

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly edition: Edition;
  readonly isSample: boolean;
  readonly taxReminders: boolean;
  readonly sharePrices: boolean;
  readonly priceRegion: PriceRegionCode | null;
  /** `null` where they chose none. */
  readonly language: Language | null;
  readonly consentsDue: boolean;
}

/** Who makes a call, and through which gate. */
export interface Actor {
  /** Whose records the call works on: the person's own account, or one whose member they are. */
  readonly scope: UserScope;
  /** What the caller may do with those records (accounts-55). */
  readonly role: Role;
  /** Who the caller is. */
  readonly user: SignedInUser;
  /** The caller's own account, for what is about themselves. */
  readonly ownScope: UserScope;
  readonly via: "session" | "api-key" | "claim-link" | "mail" | "calendar" | "folder";
  /** The session's row, `null` for an API key. */
  readonly sessionId: string | null;
  /** The API key's row, `null` for a session. */
  readonly keyId: string | null;
  /** What the API key is called, `null` for a session. */
  readonly keyName: string | null;
  /** What the API key may do (accounts-38), `null` for a session. */
  readonly keyScopes: readonly KeyScope[] | null;
  /** The one tax year that the API key reaches (accounts-54); `null` for every year, and for a session. */
  readonly keyYear: number | null;
  /** When the session's person last showed that it is them (accounts-76), `null` for an API key. */
  readonly confirmedAt: Date | null;
  /** When a mailed link opened the account elsewhere, until this session's device was told (accounts-68). */
  readonly linkUsedAt: Date | null;
}
