import type { ApiContext } from "../context";

/** Sends a cookie with the answer, in place of one of its name: work that is run again sends it once. */
export function setCookie({ setCookies }: Pick<ApiContext, "setCookies">, cookie: string): void {
  const name = cookie.slice(0, cookie.indexOf("=") + 1);
  const earlier = setCookies.findIndex((each) => each.startsWith(name));
  if (earlier >= 0) setCookies.splice(earlier, 1);
  setCookies.push(cookie);
}
