import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { LinkButton } from "@/components/link-button";
import { EmptyState } from "@/components/notices/empty-state";
import { localAddress } from "@/features/language/addresses/local-address";

export default function ArticleNotFound({ locale = "en-CA" }: { locale?: Locale }) {
  const words = translatorOf(locale, "blog");
  return (
    <div className="page max-w-2xl py-16">
      <h1 className="sr-only">{words("name")}</h1>
      <EmptyState
        title={words("notFound.title")}
        actions={<LinkButton href={localAddress("/blog", locale)}>{words("back")}</LinkButton>}
      >
        {words("notFound.text")}
      </EmptyState>
    </div>
  );
}
