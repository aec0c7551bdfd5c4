import { AppError, type AppErrorDetails, type ErrorCode } from "@gf-ledger/domain/app-error";
import type { Done, Refused } from "@gf-ledger/domain/outcome/outcome";
import { REFUSALS } from "./refusals";

/** A row of the table, whose functions take the facts of the reason that it is looked up by. */
type RowOfAny = readonly [
  code: ErrorCode,
  words: string | ((facts: Refused) => string),
  details?: AppErrorDetails | ((facts: Refused) => AppErrorDetails),
];

/** A refusal as the error that both transports tell, with the status and words of its reason. */
export function refusalError(refused: Refused): AppError {
  const [code, words, details = {}] = REFUSALS[refused.reason] as unknown as RowOfAny;
  return new AppError(
    code,
    typeof words === "string" ? words : words(refused),
    typeof details === "function" ? details(refused) : details,
  );
}

/**
 * What a procedure answers for a verb's outcome; it stands between the verb and the transport, nowhere else.
 * @throws AppError for a refusal; the procedure's guard makes it an answer.
 */
export function answerOf<Value>(outcome: Done<Value> | Refused): Value {
  if (outcome.ok) return outcome.value;
  throw refusalError(outcome);
}
