-- A repayment whose purchase is deleted for good loses its link. It still named one, and lowers no other product.
ALTER TABLE "adjustments" ADD COLUMN "names_expense" BOOLEAN NOT NULL DEFAULT false;
