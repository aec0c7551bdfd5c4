import { Alert } from "@/components/alert";

/** The messages of plans-24. */
export const PAYMENT_FAILED = "An error occurred during payment";
export const PAYMENT_UNEXPECTED = "An unexpected error occurred. Please try again.";

export function PaymentError({ message }: { message: string }) {
  return (
    <Alert live tone="danger" title="Payment Error">
      {message}
    </Alert>
  );
}
