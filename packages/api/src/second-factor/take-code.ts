import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { recoveryCodeUsedMessage } from "@gf-ledger/mail/messages/sign-in/recovery-code-used";
import type { ApiContext } from "../context";
import { hashToken } from "../gate/secret-token";
import { mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { unseal } from "../sealing/seal";
import { stepOfCode } from "./authenticator-app";

interface Owner {
  readonly id: string;
  readonly email: string;
}

export type CodeRefused = "second_factor_wrong" | "second_factor_unreadable";

async function takeRecoveryCode(
  ctx: ApiContext,
  transaction: Transaction,
  owner: Owner,
  code: string,
): Promise<Outcome<null, CodeRefused>> {
  const unused = { userId: owner.id, usedAt: null };
  const { count } = await transaction.recoveryCode.updateMany({
    where: { ...unused, codeHash: hashToken(code) },
    data: { usedAt: ctx.now() },
  });
  if (count === 0) return refused("second_factor_wrong");
  const left = await transaction.recoveryCode.count({ where: unused });
  await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
    recoveryCodeUsedMessage({ to: owner.email, left, locale }),
  );
  return done(null);
}

/**
 * Takes a code of the account's authenticator app, or a recovery code: each works once, also when it comes twice
 * at the same moment (accounts-66, accounts-71). The refusal rolls the caller's transaction back.
 */
export async function takeCode(
  ctx: ApiContext,
  transaction: Transaction,
  owner: Owner,
  code: string,
): Promise<Outcome<null, CodeRefused>> {
  const isOfApp = /^\d+$/.test(code);
  if (!isOfApp) return takeRecoveryCode(ctx, transaction, owner, code);
  const stored = await transaction.secondFactor.findUnique({ where: { userId: owner.id } });
  if (stored === null) return refused("second_factor_wrong");
  const secret = unseal(ctx.settings, "second-factors", owner.id, stored.sealedSecret);
  if (secret === null) return refused("second_factor_unreadable");
  const step = stepOfCode(secret, code, ctx.now());
  if (step === null) return refused("second_factor_wrong");
  const { count } = await transaction.secondFactor.updateMany({
    where: { userId: owner.id, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 0 ? refused("second_factor_wrong") : done(null);
}
