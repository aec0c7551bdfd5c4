const ALLOWED = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "X-Request-Id, Retry-After, Content-Disposition",
} as const;

/**
 * Headers that let a page elsewhere use the API with a bearer key. `*` never admits cookies, so a
 * session cannot be used from there.
 */
export function bearerAccessHeaders(request: Request): Readonly<Record<string, string>> {
  if (request.method === "OPTIONS") {
    const asked = request.headers.get("access-control-request-headers") ?? "";
    if (!/(?:^|[,\s])authorization(?:$|[,\s])/i.test(asked)) return {};
    return {
      ...ALLOWED,
      "Access-Control-Allow-Headers": "Authorization, Content-Type",
      "Access-Control-Max-Age": "600",
    };
  }
  return /^bearer\s/i.test(request.headers.get("authorization") ?? "") ? ALLOWED : {};
}
