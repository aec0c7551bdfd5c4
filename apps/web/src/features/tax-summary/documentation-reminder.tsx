import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";
import { Alert } from "@/components/alert";

/** reports-30, reports-33: says that the original receipts have to be kept, and for how long. */
export function DocumentationReminder({ edition }: { edition: Edition }) {
  const { authority, retentionYears, retentionFrom } = EDITION_FACTS[edition];
  return (
    <Alert title={`${authority} Documentation Reminder`}>
      The {authority} requires you to keep the original paper or digital receipt for every purchase you claim,
      for {retentionYears} years from {retentionFrom}. Photos you upload here are read and not stored.
    </Alert>
  );
}
