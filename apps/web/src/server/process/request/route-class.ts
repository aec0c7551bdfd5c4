/** Classes by which requests are timed and counted; few, so that no address becomes a label. */
export type RouteClass =
  | "page"
  | "file"
  | "health"
  | "reading"
  | "auth"
  | "chat"
  | "payments"
  | "report"
  | "account"
  | "api";

const API_CLASSES: readonly (readonly [RegExp, RouteClass])[] = [
  [/^\/api\/(?:health|ready|metrics)$/, "health"],
  [/^\/api\/receipts$/, "reading"],
  [/^\/api\/trpc\/(?:[\w.]+,)*receipts\.create\b/, "reading"],
  [/^\/api\/(?:auth\/|login|register|logout|reset-password|trpc\/(?:[\w.]+,)*auth\.)/, "auth"],
  [/^\/api\/(?:chat\/|trpc\/(?:[\w.]+,)*chat\.)/, "chat"],
  [/^\/api\/(?:payments\/|subscription-status|trpc\/(?:[\w.]+,)*subscription\.)/, "payments"],
  [/^\/api\/(?:tax-report\/|trpc\/(?:[\w.]+,)*taxReport\.)/, "report"],
  [/^\/api\/(?:account\b|trpc\/(?:[\w.]+,)*account\.)/, "account"],
];

/** The class of a request. A GET of `/api/receipts` is not a reading, a POST to it is. */
export function routeClassOf(method: string, url: string): RouteClass {
  const path = url.split("?")[0] ?? "/";
  if (!path.startsWith("/api/")) return /^\/_next\/|\.[a-z0-9]{2,11}$/i.test(path) ? "file" : "page";
  const found = API_CLASSES.find(([pattern]) => pattern.test(path))?.[1] ?? "api";
  return found === "reading" && method !== "POST" ? "api" : found;
}
