import type { AppRouter } from "@gf-ledger/api/app-router";
import type { ErrorCode } from "@gf-ledger/domain/app-error";
import type { Audience } from "@gf-ledger/domain/documents/audience";
import type { WebhookEvent as PayloadOf } from "@gf-ledger/domain/webhook/webhook-event";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Kinds = AppRouter["_def"]["record"];

/** Written out in full, so that the published types stand without the server's. */
type Plain<Value> = Value extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Value extends Uint8Array
    ? Uint8Array
    : Value extends object
      ? { [Key in keyof Value]: Plain<Value[Key]> }
      : Value;

type KindOf<Procedure> = Procedure extends { _def: { type: infer Kind } } ? Kind : never;

/**
 * Calls that answer piece by piece are left out: they are for the product's own pages, and scripts ask for
 * the whole.
 */
type Reported<Output, Verb> = Output extends AsyncIterable<unknown> ? never : Verb;

/** Every call by noun and verb: what it takes, what it answers, and whether it changes something. */
export type ApiShape = {
  [Noun in keyof Inputs & keyof Kinds]: {
    [Verb in keyof Inputs[Noun] & keyof Outputs[Noun] & keyof Kinds[Noun] as Reported<
      Outputs[Noun][Verb],
      Verb
    >]: {
      kind: KindOf<Kinds[Noun][Verb]>;
      input: Plain<Inputs[Noun][Verb]>;
      output: Plain<Outputs[Noun][Verb]>;
    };
  };
};

/** The server's closed list of failures. */
export type ServerErrorCode = `${ErrorCode}`;

/** What a webhook is sent, by its `type`. */
export type WebhookEvent = Plain<PayloadOf>;

/** Whom a claim's documents are for. */
export type PapersAudience = `${Audience}`;
