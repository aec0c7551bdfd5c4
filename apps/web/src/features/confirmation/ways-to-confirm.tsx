"use client";

import { useTranslations } from "use-intl";
import { Spinner } from "@/components/notices/spinner";
import { Loading } from "@/features/loading/loading";
import { useKnowsPasskeys } from "@/hooks/use-knows-passkeys";
import { trpc } from "@/trpc/client";
import { answerConfirmation } from "./confirmation-question";
import { MailedCode } from "./mailed-code";
import { OwnPasskey } from "./own-passkey";
import { OwnPassword } from "./own-password";

const confirm = () => answerConfirmation(true);

/** The ways in which this person can show that it is them (accounts-77). */
export function WaysToConfirm() {
  const checking = useTranslations("protectedPages");
  const knows = useKnowsPasskeys();
  const query = trpc.confirmation.show.useQuery(undefined, {
    staleTime: 0,
    gcTime: 0,
  });
  const { data: ways } = query;
  if (query.isLoadingError) return <Loading of={[query]} className="h-16" />;
  if (!ways) return <Spinner label={checking("checking")} />;
  return (
    <div className="flex flex-col gap-5">
      {ways.password ? <OwnPassword onConfirmed={confirm} /> : null}
      {ways.passkey && knows ? <OwnPasskey onConfirmed={confirm} /> : null}
      <MailedCode email={ways.email} alone={!ways.password} onConfirmed={confirm} />
    </div>
  );
}
