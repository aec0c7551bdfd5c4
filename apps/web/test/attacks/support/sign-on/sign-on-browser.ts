/** A browser that goes through a sign-on by hand: cookies by site, no redirect followed unless it says so. */
export function signOnBrowser(home: string) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const jar = jarOf(new URL(url).origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) };
    const answer = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  /** Asks the product for the issuer's address, as its button does; where it cannot, for its own page. */
  async function begin(callbackUrl = ""): Promise<string> {
    const { csrfToken } = (await (await send(`${home}/api/auth/csrf`)).json()) as { csrfToken: string };
    const answer = await send(`${home}/api/auth/signin/oidc`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ csrfToken, callbackUrl, json: "true" }),
    });
    return ((await answer.json()) as { url: string }).url;
  }

  /** Goes through the issuer's pages and stops before the product is called back: that address. */
  async function throughIssuer(first: string): Promise<string> {
    let url = first;
    for (let steps = 0; steps < 10; steps++) {
      if (new URL(url, home).origin === home) return new URL(url, home).href;
      const location = (await send(url)).headers.get("location");
      if (!location) throw new Error(`The issuer stopped at ${url}`);
      url = new URL(location, url).href;
    }
    throw new Error("The issuer never came back.");
  }

  /** Calls the product back; where it leads to. */
  async function comeBack(url: string): Promise<string> {
    const location = (await send(url)).headers.get("location") ?? "";
    const { pathname, search, hash } = new URL(location, home);
    return pathname + search + hash;
  }

  return {
    jar: jarOf(home),
    send: (path: string, init?: RequestInit) => send(`${home}${path}`, init),
    begin,
    throughIssuer,
    comeBack,
    signOn: async (wish?: string) => comeBack(await throughIssuer(await begin(wish))),
    isSignedIn: async () => (await send(`${home}/api/user`)).status === 200,
  };
}
