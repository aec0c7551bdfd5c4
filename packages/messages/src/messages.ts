import type { NamespaceKeys, NestedKeyOf } from "use-intl/core";
import type { EnglishMessages } from "./generated/english-messages";

/** The English messages: other languages have the same keys and arguments. */
export type Messages = EnglishMessages;
/** A namespace, or a part of one: `auth`, `auth.login`. */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;
