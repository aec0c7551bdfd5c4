import type { Locale } from "@gf-ledger/domain/edition/locale";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Actor } from "../gate/actor";

/** In which part somebody acted; `system` is the product itself, a former member's account is gone. */
export const ACTOR_KINDS = ["owner", "member", "preparer", "api-key", "system", "former-member"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who acted, as it is stored: never as a sentence, so that no name can pass for words of ours (claim-39). */
export interface RecordedActor {
  readonly kind: ActorKind;
  /** The person, or the API key. */
  readonly id: string | null;
  /** What they were called then. */
  readonly name: string;
}

/** The caller as a record names them. */
export function recordedActor({ keyId, keyName, role, user }: Actor): RecordedActor {
  if (keyId !== null) return { kind: "api-key", id: keyId, name: keyName ?? "" };
  return { kind: role, id: user.id, name: user.name ?? user.email };
}

const KEY_BEFORE = "API key ";

/**
 * A stored actor. What was stored before kinds were, or comes from an older download, has its kind in the words that
 * were written then.
 */
export function actorOfRow(kind: string | null, id: string | null, name: string): RecordedActor {
  const known = ACTOR_KINDS.find((one) => one === kind);
  if (known) return { kind: known, id, name };
  if (name === "you") return { kind: "owner", id, name };
  if (name === "GF Ledger") return { kind: "system", id, name };
  return name.startsWith(KEY_BEFORE)
    ? { kind: "api-key", id, name: name.slice(KEY_BEFORE.length) }
    : { kind: "member", id, name };
}

/** In a person's name only a role would stand in brackets, and a key's name stands in quotation marks. */
const MARKS = { person: /[\p{Ps}\p{Pe}]/gu, key: /["“”„«»]/gu } as const;

/** A name as it is said: nothing in it stands as the words of ours beside it do, or pushes them out of sight. */
function saidName(kind: ActorKind, name: string): string {
  const marks = kind === "api-key" ? MARKS.key : MARKS.person;
  return singleLine(name.replace(marks, " ")).replace(/\s+/gu, " ") || "?";
}

/** How the owner is spoken of: to themselves, to others, or by name where several people speak. */
export type OwnerDescription = "you" | "theOwner" | "accountOwner" | "named";

/** Who acted, with their role beside the name (claim-39). */
export function describeActor(
  { kind, name: stored }: RecordedActor,
  locale: Locale,
  owner: OwnerDescription,
): string {
  const t = translatorOf(locale, "actors");
  const name = saidName(kind, stored);
  if (kind === "system" || kind === "former-member") return t(kind);
  if (kind !== "owner") return t(kind, { name });
  return owner === "named" ? t("owner", { name }) : t(owner);
}
