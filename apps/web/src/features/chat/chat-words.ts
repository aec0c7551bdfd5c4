import { chat as english } from "@gf-ledger/messages/en/chat";
import { chat as french } from "@gf-ledger/messages/fr/chat";
import type { Translation } from "@gf-ledger/messages/translation";
import { useParams } from "next/navigation";

/** What the panel says in the page's language. Fetched with the panel: no page carries it before. */
export function useChatWords(): Translation<typeof english> {
  const params = useParams<{ edition: string }>();
  return params?.edition === "fr" ? french : english;
}
