"use client";

import type { MailInView } from "@gf-ledger/domain/account/mail-in";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { toast } from "@/components/notices/toast";
import { AccountSection } from "@/features/account/account-section";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { MailAddress } from "./mail-address";
import { MailList } from "./mail-list";
import { MailSenders } from "./mail-senders";

/** "Receipts by email": the address, who may write to it, and what became of the last mails (receipts-71). */
export function MailInSection() {
  const t = useTranslations("mailIn");
  const toastError = useToastError();
  const utils = trpc.useUtils();
  const { data } = trpc.mailIn.show.useQuery();
  const withToasts = (title: (view: MailInView) => string) => ({
    onSuccess: (view: MailInView) => {
      utils.mailIn.show.setData(undefined, view);
      toast({ title: title(view), tone: "success" });
    },
    onError: toastError,
  });
  const turnOn = trpc.mailIn.turnOn.useMutation(withToasts(() => t("turnedOn")));
  // Where the installation takes no mail there is nothing to set up here.
  if (!data?.available) return null;
  return (
    <AccountSection title={t("title")} description={t("introduction", { email: data.ownAddress })}>
      {data.address === null ? (
        <div>
          <Button tone="secondary" busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
            {t("turnOn")}
          </Button>
        </div>
      ) : (
        <>
          <MailAddress address={data.address} withToasts={withToasts} />
          <MailSenders view={data} withToasts={withToasts} />
        </>
      )}
      <MailList mails={data.mails} known={[data.ownAddress, ...data.senders.map(({ email }) => email)]} />
    </AccountSection>
  );
}
