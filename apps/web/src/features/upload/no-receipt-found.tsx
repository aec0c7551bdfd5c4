import { CameraIcon } from "@heroicons/react/20/solid";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { PhotoInput } from "./photo-inputs";

interface NoReceiptFoundProps {
  onAgain: (files: File[]) => void;
  onByHand: () => void;
}

/** Says that a photo shows no receipt (receipts-61): another one takes its place, or lines are added by hand. */
export function NoReceiptFound({ onAgain, onByHand }: NoReceiptFoundProps) {
  return (
    <Alert
      live
      tone="danger"
      title="This does not look like a receipt"
      actions={
        <>
          <PhotoInput camera size="small" onFiles={onAgain}>
            <CameraIcon aria-hidden="true" className="size-5" />
            Take it again
          </PhotoInput>
          <Button tone="secondary" size="small" onClick={onByHand}>
            Add its lines by hand
          </Button>
        </>
      }
    >
      No item and no total could be found. It counts nothing. Good light helps, and the whole receipt in view.
    </Alert>
  );
}
