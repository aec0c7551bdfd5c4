import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";

interface PhotoKnownProps {
  receiptId: string;
  onReadAgain: () => void;
}

/** Says, before a photo is read, that its receipt is saved already (receipts-6); the person decides. */
export function PhotoKnown({ receiptId, onReadAgain }: PhotoKnownProps) {
  return (
    <Alert
      live
      tone="warn"
      title="You saved this photo before"
      actions={
        <>
          <LinkButton size="small" href={`/receipt-review/${receiptId}`}>
            Look at its receipt
          </LinkButton>
          <Button tone="secondary" size="small" onClick={onReadAgain}>
            Read it again
          </Button>
        </>
      }
    >
      Its receipt is in your records, so it was not read again.
    </Alert>
  );
}
