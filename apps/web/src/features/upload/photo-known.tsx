import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import type { KnownPhoto } from "./known-photo-of";

interface PhotoKnownProps {
  known: KnownPhoto;
  onReadAgain: () => void;
}

const SAVED = {
  title: "You saved this photo before",
  text: "Its receipt is in your records, so it was not read again.",
  look: "Look at its receipt",
};
const UNSAVED = {
  title: "You read this photo before",
  text: "Its receipt is not saved yet, so it was not read again.",
  look: "Go on with its receipt",
};

/** Says, before a photo is read, that there is a receipt of it already (receipts-6); the person decides. */
export function PhotoKnown({ known, onReadAgain }: PhotoKnownProps) {
  const { title, text, look } = known.saved ? SAVED : UNSAVED;
  return (
    <Alert
      live
      tone="warn"
      title={title}
      actions={
        <>
          <LinkButton size="small" href={`/receipt-review/${known.receiptId}`}>
            {look}
          </LinkButton>
          <Button tone="secondary" size="small" onClick={onReadAgain}>
            Read it again
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
