import { failureOf } from "./failure";

/** screens-8: two further tries for a read, one for a write. */
const QUERY_RETRIES = 2;
const MUTATION_RETRIES = 1;

/** Whether the server may do better next time: it was not reached, or it failed on its own side. */
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
