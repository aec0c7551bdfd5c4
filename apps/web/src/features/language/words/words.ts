import type { Namespace } from "@gf-ledger/messages/messages";
import type { useTranslations } from "use-intl";

/** What useTranslations(namespace) answers, for a function that is no component and gets it as an argument. */
export type Words<Of extends Namespace> = ReturnType<typeof useTranslations<Of>>;
