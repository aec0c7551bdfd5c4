-- A subscription begun in one currency is not handed out on the other edition (plans-30).
ALTER TABLE "subscriptions" ADD COLUMN "currency" TEXT;
