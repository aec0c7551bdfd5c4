import { sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import { createCaller } from "../../src/app-router";
import { cookieIn } from "../../src/auth/session-cookie";
import { actorOfSession } from "../../src/gate/session-gate";
import type { TestApp } from "./test-app";

type Call = ReturnType<typeof createCaller>;

/** One browser at one address, which keeps the cookies that it is given. */
export function openBrowser(testApp: TestApp, client: string) {
  const cookies = new Map<string, string>();

  function keep(setCookies: readonly string[]): void {
    for (const one of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  return {
    cookies,
    /** Makes a call with the browser's cookies, and keeps those that the answer sets. */
    async go<Answer>(use: (call: Call) => Promise<Answer>): Promise<Answer> {
      const { context } = testApp.anonymous();
      const cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const session = cookieIn(cookieHeader, sessionCookieName(false));
      const actor = session ? await actorOfSession(testApp.pool, session, testApp.clock.now) : null;
      const setCookies: string[] = [];
      try {
        return await use(createCaller({ ...context, client, cookieHeader, actor, setCookies }));
      } finally {
        keep(setCookies);
      }
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** The newest link that was mailed to an address, as the call that opens it wants it. */
export async function lastLinkTo(
  testApp: TestApp,
  email: string,
  subject = /./,
): Promise<{ token: string; email: string }> {
  const mails = (await testApp.mails()).filter((one) => one.to === email && subject.test(one.subject));
  const links = mails.flatMap(({ text }) => /https?:\/\/\S+\/login\/callback\S+/.exec(text)?.[0] ?? []);
  const { searchParams } = new URL(links.at(-1) ?? "");
  return { token: searchParams.get("token") ?? "", email: searchParams.get("email") ?? "" };
}
