import type { ReactNode } from "react";
import { Commands } from "@/features/commands/commands";
import type { EditionProps } from "@/features/edition/edition-params";
import { WatchForOffer } from "@/features/install/watch-for-offer";
import { FollowLanguage } from "@/features/language/follow-language";
import { PageWords } from "@/features/language/page-words";
import { TrpcProvider } from "@/trpc/client";

/** The signed-in screens: only they load the API's client. */
export default function AppLayout({ children, params }: EditionProps & { children: ReactNode }) {
  return (
    <PageWords
      params={params}
      namespaces={[
        "commands",
        "common",
        "confirmation",
        "consents",
        "credentials",
        "entryIssues",
        "household",
        "protectedPages",
        "recordTabs",
      ]}
    >
      <TrpcProvider>
        {children}
        <Commands />
        <FollowLanguage />
        <WatchForOffer />
      </TrpcProvider>
    </PageWords>
  );
}
