"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Skeleton } from "@/components/skeleton";
import { useEdition } from "@/hooks/use-edition";
import { trpc } from "@/trpc/client";
import { AccountSection } from "./account-section";
import { deviceName } from "./device-name";
import { sayFailed } from "./say-failed";

/** The browsers that the person is signed in with; each can be signed out here. */
export function Sessions() {
  const edition = useEdition();
  const utils = trpc.useUtils();
  const { data: sessions } = trpc.account.sessions.useQuery();
  const revoke = trpc.account.revokeSession.useMutation({
    onSuccess: () => utils.account.sessions.invalidate(),
    onError: sayFailed,
  });
  return (
    <AccountSection title="Signed-in devices">
      {sessions ? (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div>
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {deviceName(session.userAgent)}
                  {session.current ? <Badge tone="claim">This device</Badge> : null}
                </p>
                <p className="text-sm text-ink-soft">
                  Signed in {formatDate(session.createdAt.slice(0, 10), edition)}
                </p>
              </div>
              {session.current ? null : (
                <Button
                  tone="secondary"
                  size="small"
                  disabled={revoke.isPending}
                  onClick={() => revoke.mutate({ id: session.id })}
                >
                  Sign out<span className="sr-only"> {deviceName(session.userAgent)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-24" />
      )}
    </AccountSection>
  );
}
