/** Asks next-auth for the issuer's address; the site comes back to `target` after signing in. */
async function issuerAddress(target: string): Promise<string> {
  const csrf = (await (await fetch("/api/auth/csrf", { cache: "no-store" })).json()) as { csrfToken: string };
  const answer = await fetch("/api/auth/signin/oidc", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, callbackUrl: target, json: "true" }),
  });
  const { url } = (await answer.json()) as { url: string };
  return url;
}

/** Leaves for the issuer's own page. Resolves to `false` where the sign-on could not be begun; never throws. */
export async function beginSignOn(target: string): Promise<boolean> {
  try {
    window.location.assign(await issuerAddress(target));
    return true;
  } catch {
    return false;
  }
}
