import type { FormValue } from "./form-body";

/** The fields of a call, from its form-encoded body or its query. */
export type Fields = { [key: string]: FormValue };

/** An answer of the stand-in: a status and a JSON body. */
export interface StripeAnswer {
  readonly status: number;
  readonly body: object;
}

/** A refusal in Stripe's own form. */
export function refusal(status: number, error: object): StripeAnswer {
  return { status, body: { error } };
}

export const ok = (body: object): StripeAnswer => ({ status: 200, body });

/** What Stripe says of an id that it does not know. */
export function missing(param: string, id: string): StripeAnswer {
  return refusal(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    param,
    message: `No such ${param}: '${id}'`,
  });
}
