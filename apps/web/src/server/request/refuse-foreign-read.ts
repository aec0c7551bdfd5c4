import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import { isForeignRead } from "@gf-ledger/rest/request/foreign-origin";

/** @throws AppError when another site's page starts the download (api-49). */
export function refuseForeignRead(request: Request): void {
  if (!isForeignRead(request.method, (name) => request.headers.get(name))) return;
  throw new AppError("forbidden", failure("foreignOrigin"));
}
