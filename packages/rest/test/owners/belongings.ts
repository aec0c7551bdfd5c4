import { createHash, randomUUID } from "node:crypto";
import { ownerAlone } from "../../../api/src/people/queries/read-household";
import type { TestApp } from "../../../api/test/support/test-app";
import { canonicalJson } from "../../../claim/src/snapshot/canonical-json";
import { giveOtherRows } from "./other-rows";

/** A mark put in every text that belongs to its person, so that any leak of one is found. */
const markOf = (userId: string) => `MARK-${userId.slice(-12)}`;

/**
 * The ids of one of everything that belongs to a person, by what an owner case calls it. Of a table that is not named
 * here there is a row all the same, under the table's name.
 */
export interface Belongings {
  readonly [row: string]: string;
  readonly userId: string;
  readonly mark: string;
  readonly draft: string;
  /** A draft without items. */
  readonly secondDraft: string;
  readonly item: string;
  /** A receipt that is in the person's records. */
  readonly saved: string;
  /** A draft that was discarded a moment ago. */
  readonly discarded: string;
  readonly correction: string;
  /** A correction that was forgotten a moment ago. */
  readonly forgottenCorrection: string;
  readonly lineItem: string;
  readonly deletedLineItem: string;
  readonly lineItemUndo: string;
  readonly session: string;
  readonly apiKey: string;
  /** A product of the catalogue for which the person has a price of their own. */
  readonly product: string;
  readonly observation: string;
  /** A child in the household, who eats half of the line item. */
  readonly person: string;
  /** A child who was removed from the household a moment ago. */
  readonly removedPerson: string;
  /** A file that was taken in, without line items. */
  readonly import: string;
  /** A file of which the line items were taken back a moment ago. */
  readonly undoneImport: string;
  readonly claim: string;
  /** A claim that was filed empty, and has something to adjust. */
  readonly filedClaim: string;
  readonly subscription: string;
  readonly adjustment: string;
  readonly expense: string;
  readonly exchangeRate: string;
  /** A link to the claim, which was opened once. */
  readonly claimLink: string;
  /** Somebody who may write in the person's records, and somebody who was invited. */
  readonly member: string;
  readonly invitation: string;
  /** Another account whose member the person is. */
  readonly hostAccount: string;
  /** What the person said about the claim. */
  readonly comment: string;
  readonly mailSender: string;
  readonly signOn: string;
  readonly passkey: string;
  /** A webhook, and a message to it that was given up. */
  readonly webhook: string;
  readonly webhookDelivery: string;
}

const SNAPSHOT = canonicalJson({
  format: 1,
  edition: "ca",
  taxYear: 2024,
  period: { from: "2024-01-01", to: "2024-12-31" },
  countTax: false,
  countGuidance: false,
  exchangeMethod: null,
  catalogueVersion: "test",
  people: [],
  lineItems: [],
  rows: [],
  adjustments: [],
  otherExpenses: [],
  figures: [],
  totals: { price: 0, regularPrice: 0, amountCents: 0, positiveOnlyCents: 0 },
  readerVersions: [],
});
const FILED = {
  status: "filed",
  filedAt: new Date("2025-04-01"),
  periodFrom: new Date("2024-01-01"),
  periodTo: new Date("2024-12-31"),
  snapshot: SNAPSHOT,
  snapshotSha256: createHash("sha256").update(SNAPSHOT).digest("hex"),
};

const READ_WITH = {
  currency: "CAD",
  reader: "local",
  readerVersion: "test-1",
  catalogueVersion: "test",
  confidence: 0.9,
};
const nothingRead = { value: null, confidence: 0, rawText: null, box: null };
const EVIDENCE = {
  store: nothingRead,
  purchaseDate: nothingRead,
  subtotalCents: nothingRead,
  totalCents: nothingRead,
  taxes: [],
  discounts: [],
  deposits: [],
  issues: [],
  arithmetic: { itemsCents: 0, subtotalAgrees: null, totalAgrees: null },
};

/** Gives the person one row or more of every table that the product keeps for a person. */
export async function giveBelongings(
  testApp: Pick<TestApp, "database" | "pool" | "clock">,
  userId: string,
): Promise<Belongings> {
  const { database } = testApp;
  const mark = markOf(userId);
  const hash = (text: string) => `${text}-${mark}-${Math.random()}`;
  const product = await database.product.findFirstOrThrow({ select: { id: true } });
  const line = {
    userId,
    purchaseDate: new Date("2026-03-14T00:00:00Z"),
    store: mark,
    name: `${mark} bread`,
    category: "Snacks",
    quantity: 1,
    currency: "CAD",
    price: 749,
    regularPrice: 386,
    priceSource: "custom",
    extraCost: 363,
  };
  const receipt = {
    ...READ_WITH,
    userId,
    store: mark,
    purchaseDate: line.purchaseDate,
    totalCents: 1198,
    evidence: EVIDENCE,
    imageSha256: "a".repeat(64),
    perceptualHash: "b".repeat(16),
  };
  const saved = await database.receipt.create({
    data: { ...receipt, status: "confirmed", confirmedAt: line.purchaseDate, lineItemCount: 1 },
  });
  const correction = await database.correction.create({
    data: {
      userId,
      chainKey: mark,
      textKey: mark,
      store: mark,
      text: mark,
      name: mark,
      category: "Snacks",
      kind: "counterpart",
      selected: true,
      correctedAt: line.purchaseDate,
    },
  });
  const removed = { userId, takenAt: testApp.clock.now };
  const forgotten = { ...correction, id: randomUUID(), textKey: `forgotten ${mark}`, items: [] };
  await database.undo.create({
    data: {
      ...removed,
      subjectId: forgotten.id,
      act: "correction-forgotten",
      kept: JSON.parse(JSON.stringify(forgotten)),
    },
  });
  await database.mergedName.create({
    data: { userId, spellingKey: mark, spelling: mark, productKey: `${mark} bread`, name: mark },
  });
  const draft = await database.receipt.create({
    data: {
      ...receipt,
      items: {
        create: [0, 1].map((position) => ({
          position,
          rawText: mark,
          name: `${mark} penne ${position}`,
          quantity: 1,
          unit: "each",
          price: 599,
          category: "Snacks",
          glutenFree: true,
          selected: true,
          confidence: 0.9,
        })),
      },
    },
    include: { items: { orderBy: { position: "asc" } } },
  });
  const secondDraft = await database.receipt.create({ data: receipt });
  const discarded = await database.receipt.create({
    data: receipt,
    include: { items: true, lineItems: true },
  });
  await database.receipt.delete({ where: { id: discarded.id } });
  await database.undo.create({
    data: {
      userId,
      subjectId: discarded.id,
      act: "draft-discarded",
      kept: JSON.parse(JSON.stringify(discarded)),
      takenAt: testApp.clock.now,
    },
  });
  const lineItem = await database.lineItem.create({ data: line });
  const deletedAt = new Date(testApp.clock.now.getTime() - 1000);
  const deleted = await database.lineItem.create({ data: { ...line, deletedAt } });
  const lineItemUndo = await database.undo.create({
    data: {
      userId,
      subjectId: randomUUID(),
      act: "line-items-changed",
      kept: JSON.parse(JSON.stringify([{ ...lineItem, allocation: null }])),
      takenAt: testApp.clock.now,
    },
  });
  const session = await database.session.create({
    data: { userId, sessionTokenHash: hash("session"), expires: new Date("2027-01-01"), userAgent: mark },
  });
  const apiKey = await database.apiKey.create({
    data: {
      userId,
      name: mark,
      prefix: "gfl_abc",
      keyHash: hash("key"),
      scopes: ["read"],
      expiresAt: new Date("2027-01-01"),
    },
  });
  await database.productPrice.create({
    data: { userId, productId: product.id, price: 321, currency: "CAD" },
  });
  await database.countedSave.create({ data: { userId } });
  const observation = await database.priceObservation.create({
    data: {
      userId,
      productId: product.id,
      name: `${mark} loaf`,
      size: 675,
      unit: "g",
      price: 349,
      currency: "CAD",
      store: mark,
      seenOn: line.purchaseDate,
      how: "shelf-tag",
    },
  });
  await database.person.create({
    data: { id: userId, userId, name: mark, relation: "self", celiac: true, birthDate: line.purchaseDate },
  });
  const person = await database.person.create({
    data: {
      userId,
      name: mark,
      relation: "child",
      celiac: true,
      incomes: { create: { taxYear: 2025, cents: 100n } },
    },
  });
  const gone = { ...ownerAlone(randomUUID(), mark), relation: "child" };
  await database.undo.create({
    data: {
      ...removed,
      subjectId: gone.id,
      act: "person-removed",
      kept: {
        person: gone,
        createdAt: line.purchaseDate.toISOString(),
        shares: [],
        items: [],
        otherExpenses: [],
        adjustments: [],
      },
    },
  });
  await database.allocation.create({
    data: { userId, lineItemId: lineItem.id, parts: { create: { personId: person.id, share: 0.5 } } },
  });
  const entry = { userId, personId: person.id, date: line.purchaseDate, amount: 100, currency: "CAD" };
  const expense = await database.otherExpense.create({ data: { ...entry, amount: 5_000, what: mark } });
  // A repaid expense can't be deleted, so the entry is of another one.
  const repaid = await database.otherExpense.create({ data: { ...entry, what: mark } });
  const adjustment = await database.adjustment.create({
    data: { ...entry, kind: "shipping", note: mark, expenses: { create: { expenseId: repaid.id } } },
  });
  const exchangeRate = await database.givenRate.create({
    data: { userId, method: "daily", date: line.purchaseDate, cadPerUsd: 1.4, source: mark },
  });
  const importedIn = async (year: number) => {
    const file = { userId, fileName: `${year} ${mark}`, fileSha256: "0".repeat(64), mapping: {} };
    const { id } = await database.import.create({ data: { ...file, lineItemCount: 1 } });
    const purchaseDate = new Date(`${year}-05-02`);
    await database.lineItem.create({ data: { ...line, purchaseDate, importId: id } });
    return id;
  };
  const imported = await importedIn(2026);
  const undone = await importedIn(2026);
  const undoneAt = testApp.clock.now;
  await database.import.update({ where: { id: undone }, data: { undoneAt, fileSha256: "1".repeat(64) } });
  await database.lineItem.updateMany({ where: { importId: undone }, data: { deletedAt: undoneAt } });
  const ofOwner = { userId, edition: "ca" };
  const claim = await database.claim.create({ data: { ...ofOwner, taxYear: 2026 } });
  await importedIn(2024);
  const earlier = new Date("2024-07-01");
  await database.otherExpense.create({ data: { ...entry, date: earlier, what: mark } });
  await database.adjustment.create({ data: { ...entry, date: earlier, kind: "shipping", note: mark } });
  await database.givenRate.create({
    data: { userId, method: "daily", date: earlier, cadPerUsd: 1.37, source: mark },
  });
  const filedClaim = await database.claim.create({ data: { ...ofOwner, taxYear: 2024, ...FILED } });
  const beside = (who: string) => ({ data: { email: `${who}-${mark}@example.com`, name: mark } });
  const [guest, host] = [
    await database.user.create(beside("guest")),
    await database.user.create(beside("host")),
  ];
  const since = { role: "member", acceptedAt: line.purchaseDate };
  const member = await database.householdMember.create({ data: { userId, memberId: guest.id, ...since } });
  await database.householdMember.create({ data: { userId: host.id, memberId: userId, ...since } });
  const invitation = await database.householdInvitation.create({
    data: {
      userId,
      email: `invited-${mark}@example.com`,
      role: "preparer",
      tokenHash: hash("invitation"),
      createdAt: line.purchaseDate,
      expiresAt: new Date("2027-01-01"),
    },
  });
  await database.mailAddress.create({
    data: { userId, token: userId.replaceAll("-", ""), createdAt: line.purchaseDate },
  });
  const signOn = await database.signOn.create({
    data: {
      userId,
      issuer: "https://issuer.example",
      subject: mark,
      email: `${mark}@example.com`,
      createdAt: new Date("2026-03-20T11:00:00Z"),
    },
  });
  const passkey = await database.passkey.create({
    data: {
      userId,
      credentialId: mark,
      publicKey: "none",
      counter: 0,
      transports: ["internal"],
      host: "ca.localhost",
      name: `${mark} phone`,
      createdAt: line.purchaseDate,
    },
  });
  await database.passkeyChallenge.create({
    data: { userId, challengeHash: hash("challenge"), expires: line.purchaseDate },
  });
  await database.secondFactor.create({
    data: { userId, sealedSecret: mark, createdAt: line.purchaseDate, confirmedAt: line.purchaseDate },
  });
  await database.recoveryCode.create({ data: { userId, codeHash: hash("recovery") } });
  await database.readingTurn.create({
    data: { id: randomUUID(), serverId: randomUUID(), userId, atOnce: 1 },
  });
  const pooled = {
    productId: product.id,
    currency: "CAD",
    month: new Date("2026-03-01T00:00:00Z"),
    unit: "g",
    size: 900,
  };
  await database.pooledGroup.create({
    data: {
      id: randomUUID(),
      ...pooled,
      region: "CA",
      decidedAt: line.purchaseDate,
      votes: { create: { userId, ...pooled } },
    },
  });
  await database.calendarFeed.create({
    data: { userId, secretHash: hash("calendar"), language: "en", createdAt: line.purchaseDate },
  });
  const webhook = await database.webhook.create({
    data: {
      userId,
      url: `https://hooks.example/${mark}`,
      events: ["claim.filed"],
      sealedSecret: mark,
      createdAt: line.purchaseDate,
    },
  });
  const webhookDelivery = await database.webhookDelivery.create({
    data: {
      webhookId: webhook.id,
      type: "claim.filed",
      payload: "{}",
      status: "failed",
      attempts: 8,
      outcome: "timed_out",
      createdAt: line.purchaseDate,
    },
  });
  const mailSender = await database.mailSender.create({
    data: { userId, email: `sender-${mark}@example.com`, createdAt: line.purchaseDate },
  });
  await database.mailIn.create({
    data: { userId, messageKey: hash("mail"), sender: `${mark}@example.com`, receivedAt: line.purchaseDate },
  });
  const comment = await database.claimComment.create({
    data: {
      userId,
      claimId: claim.id,
      lineItemId: lineItem.id,
      authorId: userId,
      author: mark,
      text: mark,
      createdAt: line.purchaseDate,
    },
  });
  const claimLink = await database.claimLink.create({
    data: {
      claimId: claim.id,
      email: `${mark}@example.com`,
      tokenHash: hash("link"),
      expiresAt: new Date("2027-01-01"),
      openings: { create: { userAgent: mark } },
      browsers: { create: { codeHash: hash("code"), codeExpiresAt: new Date("2027-01-01") } },
    },
  });
  await database.lineItem.create({
    data: {
      ...line,
      purchaseDate: FILED.periodTo,
      allocation: { create: { userId, parts: { create: { personId: person.id, share: 1 } } } },
    },
  });
  await database.verificationToken.create({
    data: {
      userId,
      email: mark,
      purpose: "sign-in",
      tokenHash: hash("token"),
      expires: new Date("2027-01-01"),
    },
  });
  const subscription = await database.subscription.create({
    data: {
      userId,
      externalId: `sub-${mark}`,
      customerId: `cus-${mark}`,
      provider: "demo",
      status: "active",
      currentPeriodEnd: new Date("2027-01-01"),
      stateAt: new Date("2026-01-01"),
    },
  });
  return {
    ...(await giveOtherRows(testApp.pool, userId, mark)),
    userId,
    mark,
    draft: draft.id,
    secondDraft: secondDraft.id,
    item: draft.items[0]?.id ?? "",
    saved: saved.id,
    discarded: discarded.id,
    correction: correction.id,
    forgottenCorrection: forgotten.id,
    lineItem: lineItem.id,
    deletedLineItem: deleted.id,
    lineItemUndo: lineItemUndo.subjectId,
    session: session.id,
    apiKey: apiKey.id,
    product: product.id,
    observation: observation.id,
    person: person.id,
    removedPerson: gone.id,
    import: imported,
    undoneImport: undone,
    claim: claim.id,
    filedClaim: filedClaim.id,
    subscription: subscription.externalId,
    adjustment: adjustment.id,
    expense: expense.id,
    exchangeRate: exchangeRate.id,
    claimLink: claimLink.id,
    member: member.id,
    invitation: invitation.id,
    hostAccount: host.id,
    comment: comment.id,
    mailSender: mailSender.id,
    signOn: signOn.id,
    passkey: passkey.id,
    webhook: webhook.id,
    webhookDelivery: webhookDelivery.id,
  };
}
