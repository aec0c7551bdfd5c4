import { failureOf } from "./failure";

/** screens-8: a read is tried twice more, a write once more. */
const QUERY_RETRIES = 2;
const MUTATION_RETRIES = 1;

/** Whether another try may succeed: the server was not reached, or failed on its own side. */
function mayPass(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === null || status >= 500;
}

export function retryQuery(failures: number, error: unknown): boolean {
  return failures < QUERY_RETRIES && mayPass(error);
}

export function retryMutation(failures: number, error: unknown): boolean {
  return failures < MUTATION_RETRIES && mayPass(error);
}
