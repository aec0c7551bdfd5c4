import type { ReceiptToCheck } from "@gf-ledger/domain/receipt/to-check";

/** What a question about a receipt's head needs. */
export interface AnswerProps {
  receipt: ReceiptToCheck;
  busy: boolean;
  onAnswer: (answer: { id: string; store?: string; purchaseDate?: string }) => void;
}
