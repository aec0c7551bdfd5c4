import type { KeyScope } from "@gf-ledger/domain/account/api-key-scope";
import type { Edition } from "@gf-ledger/domain/edition/edition";
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
  readonly scope: UserScope;
  readonly user: SignedInUser;
  readonly via: "session" | "api-key";
  /** The session's row, `null` for an API key. */
  readonly sessionId: string | null;
  /** What the API key is called, `null` for a session. */
  readonly keyName: string | null;
  /** What the API key may do (accounts-38), `null` for a session. */
  readonly keyScopes: readonly KeyScope[] | null;
}
