-- A repayment belongs to the expenses that it pays back, other medical expenses too, and may be owed and not paid yet.
ALTER TABLE "adjustments" ADD COLUMN "expected" BOOLEAN NOT NULL DEFAULT false;
CREATE TABLE "adjustment_expenses" (
  "adjustment_id" UUID NOT NULL,
  "expense_id" UUID NOT NULL,
  CONSTRAINT "adjustment_expenses_pkey" PRIMARY KEY ("adjustment_id", "expense_id"),
  CONSTRAINT "adjustment_expenses_adjustment_id_fkey" FOREIGN KEY ("adjustment_id") REFERENCES "adjustments"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "adjustment_expenses_expense_id_fkey" FOREIGN KEY ("expense_id") REFERENCES "other_expenses"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "adjustment_expenses_expense_id_idx" ON "adjustment_expenses"("expense_id");
