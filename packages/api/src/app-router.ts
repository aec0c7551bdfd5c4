import type { inferRouterOutputs } from "@trpc/server";
import { accountRouter } from "./account/account-router";
import { adjustmentsRouter } from "./adjustments/adjustments-router";
import { authRouter } from "./auth/auth-router";
import { calendarFeedRouter } from "./calendar/calendar-feed-router";
import { chatRouter } from "./chat/chat-router";
import { claimLinksRouter } from "./claim-links/claim-links-router";
import { claimsRouter } from "./claims/claims-router";
import { commentsRouter } from "./comments/comments-router";
import { confirmationRouter } from "./confirmation/confirmation-router";
import { correctionsRouter } from "./corrections/corrections-router";
import { diagnosticsRouter } from "./diagnostics/diagnostics-router";
import { receiptsRouter } from "./drafts/receipts-router";
import { exchangeRatesRouter } from "./exchange-rates/exchange-rates-router";
import { expensesRouter } from "./expenses/expenses-router";
import { householdRouter } from "./household/household-router";
import { importsRouter } from "./imports/imports-router";
import { mailInRouter } from "./mail-in/mail-in-router";
import { matchingRouter } from "./matching/matching-router";
import { passkeysRouter } from "./passkeys/passkeys-router";
import { peopleRouter } from "./people/people-router";
import { priceBookRouter } from "./price-book/price-book-router";
import { productsRouter } from "./products/products-router";
import { secondFactorRouter } from "./second-factor/second-factor-router";
import { signOnRouter } from "./sign-on/sign-on-router";
import { subscriptionRouter } from "./subscription/subscription-router";
import { taxReportRouter } from "./tax-report/tax-report-router";
import type { PlainJson } from "./trpc/bounded-superjson";
import { createCallerFactory, router } from "./trpc/trpc";
import { webhooksRouter } from "./webhooks/webhooks-router";

/** Every verb of the product, by noun. */
export const appRouter = router({
  account: accountRouter,
  adjustments: adjustmentsRouter,
  auth: authRouter,
  calendarFeed: calendarFeedRouter,
  chat: chatRouter,
  claimLinks: claimLinksRouter,
  claims: claimsRouter,
  comments: commentsRouter,
  confirmation: confirmationRouter,
  corrections: correctionsRouter,
  diagnostics: diagnosticsRouter,
  exchangeRates: exchangeRatesRouter,
  expenses: expensesRouter,
  imports: importsRouter,
  household: householdRouter,
  mailIn: mailInRouter,
  matching: matchingRouter,
  passkeys: passkeysRouter,
  people: peopleRouter,
  priceBook: priceBookRouter,
  products: productsRouter,
  receipts: receiptsRouter,
  secondFactor: secondFactorRouter,
  signOns: signOnRouter,
  subscription: subscriptionRouter,
  taxReport: taxReportRouter,
  webhooks: webhooksRouter,
});

export type AppRouter = typeof appRouter;

type Answers = inferRouterOutputs<AppRouter>;
type Plain<Answer extends PlainJson> = Answer;
/** One piece of an answer that is sent piece by piece; any other answer whole. */
type Piece<Answer> = Answer extends AsyncIterable<infer One> ? One : Answer;
/** Any answer. All are plain JSON, as the wire needs: a date or a map in an answer does not compile here. */
export type Answer = Plain<
  Piece<{ [Noun in keyof Answers]: Answers[Noun][keyof Answers[Noun]] }[keyof Answers]>
>;

export const createCaller = createCallerFactory(appRouter);
