import type { Database } from "@gf-ledger/db/database";
import { createDemoPayments } from "@gf-ledger/payments/demo/demo-payments";
import { openTestApp, type TestApp } from "../../../api/test/support/test-app";

const assistant = {
  name: "local" as const,
  open: async () => {},
  answer: async () => ({ reply: "42", sources: [], answered: true }),
};

/** A product on a database of its own whose every procedure can be called: payments read its own subscriptions. */
export async function openAppWithPayments(): Promise<TestApp> {
  const known: { database?: Database } = {};
  const payments = createDemoPayments({
    read: async (externalId) =>
      (await known.database?.subscription.findUnique({ where: { externalId } })) as never,
  });
  const testApp = await openTestApp({ payments, assistant });
  known.database = testApp.database;
  return testApp;
}
