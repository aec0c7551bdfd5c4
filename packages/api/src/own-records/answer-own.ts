import type { AssistantAnswer } from "@gf-ledger/assistant/assistant";
import type { OwnFunction, OwnQuestion } from "@gf-ledger/assistant/own-records/own-question";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import type { ApiContext, SignedInContext } from "../context";
import { inTurnOfAccount } from "../limits/heavy-reads";
import { bestTwelveMonths } from "./best-twelve-months";
import { categoryCost } from "./category-cost";
import { changeOfPrice } from "./change-of-price";
import { claimSteps } from "./claim-steps";
import { claimed } from "./claimed";
import { estimatesToLookUp } from "./estimates-to-look-up";
import { type OwnAnswerer, ownWords } from "./own-answer";
import { priceOfProduct } from "./price-of-product";
import { receiptCount } from "./receipt-count";

/** The named functions (chat-18): each is scoped to the caller and only reads. */
const ANSWERERS: Readonly<Record<OwnFunction, OwnAnswerer>> = {
  claimed,
  category: categoryCost,
  receipts: receiptCount,
  checklist: claimSteps,
  bestPeriod: bestTwelveMonths,
  lookUp: estimatesToLookUp,
  priceBook: priceOfProduct,
  priceChange: changeOfPrice,
};

/** Signed in on the website: an API key has calls of its own for each figure, within what it may read. */
const isSignedIn = (ctx: ApiContext): ctx is SignedInContext => ctx.actor?.via === "session";

/**
 * The answer to a question about the caller's own records, from them alone, in the account's turn (api-45); to anybody
 * else, to sign in.
 */
export async function answerOwn(ctx: ApiContext, question: OwnQuestion): Promise<AssistantAnswer> {
  const locale = localeOf(ctx.edition, question.language);
  const t = ownWords(locale);
  if (!isSignedIn(ctx)) {
    return { reply: t("signIn"), sources: [{ title: t("signInSource"), href: "/auth" }], answered: false };
  }
  const year = question.year ?? ctx.now().getUTCFullYear();
  return inTurnOfAccount(ctx.actor.user.id, () =>
    ANSWERERS[question.asks]({ ctx, question, year, locale, t }),
  );
}
