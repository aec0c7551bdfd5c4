import { AppError, type AppErrorDetails, type ErrorCode } from "@gf-ledger/domain/app-error";
import type { Done, Refused } from "@gf-ledger/domain/outcome/outcome";
import { refusalWords } from "./refusal-words";
import { REFUSALS } from "./refusals";

/** Any row of the table; its details take the facts of the reason it is looked up by. */
type RowOfAny = readonly [code: ErrorCode, details?: AppErrorDetails | ((facts: Refused) => AppErrorDetails)];

/** A refusal as the error that both transports answer, with the status and words of its reason. */
export function refusalError(refused: Refused): AppError {
  const [code, details = {}] = REFUSALS[refused.reason] as unknown as RowOfAny;
  return new AppError(
    code,
    refusalWords(refused),
    typeof details === "function" ? details(refused) : details,
  );
}

/**
 * The value of a verb's outcome. Only procedures call it, between the verb and the transport.
 * @throws AppError for a refusal; the procedure's guard turns it into an answer.
 */
export function answerOf<Value>(outcome: Done<Value> | Refused): Value {
  if (outcome.ok) return outcome.value;
  throw refusalError(outcome);
}
