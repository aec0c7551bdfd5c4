/** An answer of the stand-in: a status and a JSON body. */
export interface StandInAnswer {
  readonly status: number;
  readonly body: object;
}

/** A refusal in Stripe's own form. */
export function refusal(status: number, error: object): StandInAnswer {
  return { status, body: { error } };
}
