import { Button } from "@/components/button";
import { Alert, type AlertTone } from "@/components/notices/alert";
import { EmptyState } from "@/components/notices/empty-state";
import { ProgressBar } from "@/components/notices/progress-bar";
import { ShownOnce } from "@/components/notices/shown-once";
import { Skeleton } from "@/components/notices/skeleton";
import { Spinner } from "@/components/notices/spinner";
import ToastCard from "@/components/notices/toast-card";
import { DesignPart, DesignRow } from "./part";

const TONES: readonly AlertTone[] = ["info", "success", "warn", "danger"];
/** Longer than anybody looks. */
const HOUR_MS = 3_600_000;

/** What the page says of itself: notices, waiting, emptiness. */
export function DesignNotices() {
  return (
    <DesignPart title="Notices">
      {TONES.map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title={`Notice, ${tone}`}
          actions={
            <Button tone="secondary" size="small">
              Try again
            </Button>
          }
        >
          What happened, and what to do.
        </Alert>
      ))}
      <ShownOnce
        title="Your key"
        secret="shown-now-and-never-again"
        words={{ copy: "Copy", copied: "Copied", notCopied: "Please copy it by hand." }}
      >
        It is shown only now.
      </ShownOnce>
      <div className="grid gap-3 sm:grid-cols-3">
        {(["neutral", "success", "danger"] as const).map((tone, id) => (
          <ToastCard
            key={tone}
            toast={{ id: -1 - id, title: "3 items saved", description: tone, tone, durationMs: HOUR_MS }}
          />
        ))}
      </div>
      <ProgressBar label="Some way" value={40} />
      <DesignRow>
        <Spinner label="Loading..." />
        <Skeleton className="h-8 w-48" label="Loading" />
      </DesignRow>
      <EmptyState title="Nothing here yet" actions={<Button>Add one</Button>}>
        What stands here later.
      </EmptyState>
    </DesignPart>
  );
}
