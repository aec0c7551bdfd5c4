import { timingSafeEqual } from "node:crypto";
import { SHOWN_TO_HEADER } from "@gf-ledger/domain/account/shown-to";
import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import { pageMark } from "../../auth/device-secret";
import type { Settings } from "../../context";
import type { Actor } from "../actor";

/**
 * Asserts that what a page sends goes into the account that it was shown to: another tab of the browser may have signed
 * in somebody else, or turned to another's records, since (accounts-96). Reading stays open, for the page to find out.
 * @throws AppError `signed_in_as_another`
 */
export function assertShownTo(
  request: Pick<Request, "method" | "headers">,
  settings: Pick<Settings, "signingSecret">,
  actor: Actor,
): void {
  const shownTo = request.headers.get(SHOWN_TO_HEADER);
  if (request.method === "GET" || request.method === "HEAD" || shownTo === null || actor.via !== "session")
    return;
  const [page, own] = [Buffer.from(shownTo), Buffer.from(pageMark(settings, actor) ?? "")];
  if (page.length !== own.length || !timingSafeEqual(page, own)) {
    throw new AppError("signed_in_as_another", failure("shownToAnother"));
  }
}
