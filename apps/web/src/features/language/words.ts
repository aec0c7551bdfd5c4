import type { Messages } from "@gf-ledger/messages/messages";
import type { NamespaceKeys, NestedKeyOf, useTranslations } from "use-intl";

/** What useTranslations(namespace) answers, for a function that is no component and gets it as an argument. */
export type Words<Of extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Of>
>;
