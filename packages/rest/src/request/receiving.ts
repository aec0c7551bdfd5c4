import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";

/** Photos of one account that may arrive at the same time; the pages send one after the other. */
export const MAX_OF_ACCOUNT = 6;
/** The most bytes that all arriving bodies may hold together. */
export const MAX_BYTES = 512 * 1024 * 1024;

interface Receiving {
  readonly bodiesOf: Map<string, number>;
  /** Bytes received so far of each request under way. */
  readonly arrived: Map<Request, number>;
  bytes: number;
}

const KEY = Symbol.for("gf-ledger.receiving");
const shared = globalThis as { [KEY]?: Receiving };

/** A server bundle may hold this module more than once; all copies count together. */
function receiving(): Receiving {
  shared[KEY] ??= { bodiesOf: new Map(), arrived: new Map(), bytes: 0 };
  return shared[KEY];
}

/**
 * Counts bytes received of a body inside `whileReceiving`; does nothing for any other request.
 * @throws AppError `unavailable` when all bodies together are over 512 MB.
 */
export function countArrived(request: Request, bytes: number): void {
  const state = receiving();
  const before = state.arrived.get(request);
  if (before === undefined) return;
  if (state.bytes + bytes > MAX_BYTES) {
    throw new AppError("unavailable", failure("photosArriving"), {
      retryAfterSeconds: 10,
    });
  }
  state.arrived.set(request, before + bytes);
  state.bytes += bytes;
}

/**
 * Runs `read` on a large body, at most six of one account at once (api-30), and gives its bytes free when
 * `read` has ended.
 * @throws AppError `rate_limited` for a seventh, and what `read` throws.
 */
export async function whileReceiving<Result>(
  account: string,
  request: Request,
  read: () => Promise<Result>,
): Promise<Result> {
  const state = receiving();
  const others = state.bodiesOf.get(account) ?? 0;
  if (others >= MAX_OF_ACCOUNT) {
    throw new AppError("rate_limited", failure("photosAtOnce", { most: String(MAX_OF_ACCOUNT) }), {
      retryAfterSeconds: 5,
    });
  }
  state.bodiesOf.set(account, others + 1);
  state.arrived.set(request, 0);
  try {
    return await read();
  } finally {
    state.bytes -= state.arrived.get(request) ?? 0;
    state.arrived.delete(request);
    const left = (state.bodiesOf.get(account) ?? 1) - 1;
    if (left > 0) state.bodiesOf.set(account, left);
    else state.bodiesOf.delete(account);
  }
}
