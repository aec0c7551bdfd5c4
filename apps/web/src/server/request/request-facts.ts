import { randomUUID } from "node:crypto";
import { editionOfHost } from "@/edition/edition-of-host";
import { container } from "../container";
import { isSecure } from "../environment/is-secure";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "../process/http-server";
import { localesOf } from "./locales-of-request";

/** The id that the server gave the request; its answer and every log line carry it. */
export function requestIdOf(request: Request): string {
  return request.headers.get(REQUEST_ID_HEADER) ?? randomUUID();
}

/** What is known of a request before its caller is identified. */
export function requestFacts(request: Request) {
  const services = container();
  const { environment } = services;
  const edition = editionOfHost(request.headers.get("host"), environment.DEFAULT_EDITION);
  return {
    requestId: requestIdOf(request),
    edition,
    locale: localesOf(request, edition, null).locale,
    client: request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
    secure: isSecure(request.headers.get("x-forwarded-proto"), services),
  };
}
