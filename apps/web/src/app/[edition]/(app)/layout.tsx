import type { ReactNode } from "react";
import { Commands } from "@/features/commands/commands";
import type { EditionProps } from "@/features/edition/edition-params";
import { WatchForOffer } from "@/features/install/watch-for-offer";
import { FollowLanguage } from "@/features/language/follow-language";
import { PageWords } from "@/features/language/words/page-words";
import { ReadyFormats } from "@/features/language/words/ready-formats";
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
        {/* As high as the window from the first paint on: what is fetched then moves no footer through it (screens-38). */}
        <div className="min-h-[calc(100dvh-4rem)] print:min-h-0">{children}</div>
        <Commands />
        <FollowLanguage />
        <ReadyFormats />
        <WatchForOffer />
      </TrpcProvider>
    </PageWords>
  );
}
