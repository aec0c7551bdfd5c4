import { ERROR_STATUS } from "@gf-ledger/domain/app-error";
import { MAX_IMAGE_SIZE } from "@gf-ledger/domain/image/image-limits";
import type { RestRoute } from "../rest-route";

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: "The input is not right; `issues` names the fields.",
  401: "Nobody is signed in, or the sign-in failed.",
  402: "The free plan's month is used up.",
  403: "Not allowed.",
  404: "There is no such thing, or it belongs to somebody else.",
  409: "The thing's state does not allow this.",
  413: "The request or the image is too large.",
  415: "The request is not of the type that the call takes.",
  422: "The image could not be read as a receipt.",
  429: "Too many requests; `Retry-After` says when to try again.",
  500: "Something went wrong on the server.",
  503: "Busy; `Retry-After` says when to try again.",
};

const MESSAGES: Readonly<Record<number, string>> = {
  400: "Please enter a tax year, for example 2026.",
  401: "Please sign in first.",
  402: "You have used your 5 free receipts for this month. Upgrade to Premium for unlimited receipts.",
  403: "This call must come from GF Ledger's own pages.",
  404: "Receipt not found.",
  409: "This receipt is already saved. Reopen it to correct it, or change its items in your reports.",
  413: `This image is larger than ${MAX_IMAGE_SIZE}. Please choose a smaller photo.`,
  415: "Please send JSON, with Content-Type: application/json.",
  422: "No receipt was found in this image.",
  429: "Too many requests. Please try again in 30 seconds.",
  500: "Something went wrong on our side. Please try again.",
  503: "The reader is busy. Please try again in a moment.",
};

const codeOf = (status: number) =>
  Object.entries(ERROR_STATUS).find(([, value]) => value === status)?.[0] ?? "internal";

/** Every failure answer, by status, for the document's components. */
export function failureComponents(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(DESCRIPTIONS).map(([status, description]) => [
      `Failure${status}`,
      {
        description,
        ...(status === "429" || status === "503"
          ? { headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } } }
          : {}),
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Error" },
            example: { message: MESSAGES[Number(status)], code: codeOf(Number(status)) },
          },
        },
      },
    ]),
  );
}

/**
 * The statuses with which a call may fail: its own, and those that follow from its method, access and body.
 */
export function failureStatuses(route: Pick<RestRoute, "method" | "access" | "body" | "failures">): number[] {
  const statuses = new Set<number>([400, 429, 500, ...(route.failures ?? [])]);
  if (route.access !== "public") statuses.add(401).add(403);
  if (route.method !== "GET") statuses.add(403).add(413);
  if (route.body) statuses.add(415);
  return [...statuses].sort((a, b) => a - b);
}

export const errorSchema = {
  type: "object",
  description: "What every failure answers.",
  required: ["message", "code"],
  properties: {
    message: { type: "string", description: "A sentence for the person." },
    code: { type: "string", enum: Object.keys(ERROR_STATUS) },
    issues: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    requestId: { type: ["string", "null"], description: "With 500: what to tell support." },
    userMessage: { type: "string", description: "From the chat: what the bot says." },
    limit: { type: "integer", description: "With `plan_limit`." },
    resetsAt: { type: "string", format: "date-time", description: "With `plan_limit`." },
  },
} as const;
